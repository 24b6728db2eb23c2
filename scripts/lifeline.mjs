/*
 * Loaded before a program that `npm start` runs: when the starter is killed without a chance to
 * stop its children, they stop by themselves instead of holding the ports.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
