/*
 * Loaded before a program of the tests: at SIGUSR2 its clock jumps back by ten minutes, as that of a
 * machine whose time is corrected.
 */
const realNow = Date.now;
let offsetMs = 0;
process.on('SIGUSR2', () => (offsetMs -= 600_000));
Date.now = () => realNow() + offsetMs;
