import { startProgram } from '@/tests/fixtures/servers/start-program';
import { createInstance, instanceSecrets, type Instance } from './instance';

/** Starts an instance of the built site. */
export const startSiteInstance = (settings: Record<string, string>): Promise<Instance> =>
  createInstance(
    ({ port, dataDir }) =>
      startProgram(
        ['--max-old-space-size=768', 'dist/server/main.js'],
        {
          ...instanceSecrets,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          ...settings,
        },
        { endsWithParent: true },
      ),
    (program, { url }) => program.waitForUrl(`${url}/healthz`),
  );
