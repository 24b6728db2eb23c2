import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root, runPackage, stopWith } from './processes/run-command.mjs';
import { buildFingerprint } from './build/build-fingerprint.mjs';
import { bundlePrograms } from './build/bundle-programs.mjs';
import { collectStaticFiles, compressBeside } from './build/static-files.mjs';

const dist = path.join(root, 'dist');
const fingerprint = buildFingerprint();
rmSync(path.join(dist, 'build-stamp'), { force: true });

await bundlePrograms(dist);

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
