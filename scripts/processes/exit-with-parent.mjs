/*
 * Preloaded into each program that `npm start` runs: when the parent process is killed, the program
 * stops instead of keeping its ports open.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
