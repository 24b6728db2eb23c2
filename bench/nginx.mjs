import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/run-command.mjs';

/** Whether this machine has nginx; the measures beside it say so when it has not. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** nginx with a configuration, in the foreground; resolves to its process once it answers. */
export async function startNginx(config, url) {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config.replaceAll('/tmp/off-the-bat', path.join(folder, 'off-the-bat')));
  // As root its workers would be somebody else, who cannot enter this folder.
  const options = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', chunk => (said += chunk));
  for (let tries = 0; tries < 50 && child.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return child;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`nginx did not start: ${said}`);
}

export async function stopNginx(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGQUIT');
  await once(child, 'exit');
}

/** The cache in front as it is deployed, before these addresses. */
export const frontConfig = ({ port, site, api }) =>
  readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('server site:3000;', `server localhost:${site};`)
    .replace('server api:4000;', `server 127.0.0.1:${api};`)
    .replace('listen 8080;', `listen ${port};`);

/** One page as compressed bytes on disk, which nginx sends as they are. */
export function staticConfig({ port, html }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'still-page-of-off-the-bat-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page.html'), html.plain);
  writeFileSync(path.join(folder, 'page.html.gz'), html.gzip);
  return `worker_processes auto;
pid /tmp/off-the-bat.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  open_file_cache max=100;
  server { listen ${port}; root ${folder}; gzip_static on; }
}`;
}
