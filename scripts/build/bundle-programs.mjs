import { build } from 'esbuild';
import { root } from '../processes/run-command.mjs';

/** Bundles the programs of the API and the site, the operator's commands, and `more`, into a folder. */
export const bundlePrograms = (outdir, more = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: {
      'api/server': 'api/server.ts',
      // The server bundle starts it as a worker thread from the same folder.
      'api/content-worker': 'api/content/watch/content-worker.ts',
      'api/admin-cli': 'api/admin-cli.ts',
      'api/editor-bridge': 'api/editor-bridge.ts',
      'check-live': 'scripts/check-live.ts',
      'check-settings': 'scripts/check-settings.ts',
      'server/main': 'server/main.ts',
      'server/next-thread': 'server/next/next-thread.ts',
      ...more,
    },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  });
