import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root, runPackage, stopWith } from './processes/run-command.mjs';
import { buildFingerprint } from './build/build-fingerprint.mjs';
import { collectStaticFiles, compressBeside } from './build/static-files.mjs';

const dist = path.join(root, 'dist');
const fingerprint = buildFingerprint();
rmSync(path.join(dist, 'build-stamp'), { force: true });

await build({
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
  },
  outdir: dist,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});

// It has no settings of a site: one build serves several.
await build({
  absWorkingDir: root,
  entryPoints: ['lib/worker/service-worker.ts', 'lib/worker/removal-worker.ts'],
  outdir: path.join(dist, 'worker'),
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  logLevel: 'warning',
});

const code = await runPackage('next/dist/bin/next', ['build'], {
  env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (code !== 0) stopWith('next build failed.');

mkdirSync(dist, { recursive: true });
collectStaticFiles(path.join(root, '.next/static'), path.join(dist, 'static'));
compressBeside(path.join(root, 'public/cards'));
writeFileSync(path.join(dist, 'build-stamp'), fingerprint);
