import { readSettings, type Settings } from './env';
import { createLog } from './log';
import { startService } from './service';

const stopMs = 8000;

// Other users of the machine must not read what the program writes.
process.umask(0o077);
const settings = settingsOrExit();
const log = createLog(settings.LOG_LEVEL);

try {
  const service = await startService(settings, log);
  log.info({ url: service.url }, 'API ready');
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopMs).unref();
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : 'The API could not start.');
  process.exit(1);
}

function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    createLog('info').fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
