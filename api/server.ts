import { readSettings, type Settings } from './env';
import { createLog } from './log';
import { startService, type Service } from './service';

const stopMs = 8000;

// Other users of the machine must not read the files that the process writes.
process.umask(0o077);
const settings = settingsOrExit();
const log = createLog(settings.LOG_LEVEL);

let service: Service | null = null;
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  service = await startService(settings, log);
  log.info({ url: service.url }, 'API ready');
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : 'The API could not start.');
  process.exit(1);
}

/** Stops gracefully; immediately while it is starting, which may wait for Postgres. */
function stop(signal: NodeJS.Signals): void {
  log.info({ signal }, 'stopping');
  if (!service) process.exit(0);
  setTimeout(() => process.exit(1), stopMs).unref();
  service.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'stop failed');
      process.exit(1);
    },
  );
}

/** Exits when a setting is invalid: with plain text in a terminal, otherwise with a log line. */
function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (process.stdout.isTTY) process.stderr.write(`${message}\n`);
    else createLog('info').fatal(message);
    process.exit(1);
  }
}
