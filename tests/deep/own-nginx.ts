import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../e2e/own-site';

export type OwnNginx = { url: string; stop(): Promise<void> };

type Behind = { siteUrl: string; apiUrl: string };
type Tls = { port: number; certificate: string; key: string };

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/**
 * A real nginx with deploy/nginx.conf before a site and its API; with `tls` it speaks HTTPS at that
 * port, and at `url` it does nothing but send visitors there.
 */
export async function startNginx({ siteUrl, apiUrl }: Behind, tls?: Tls): Promise<OwnNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-nginx-'));
  const port = await freePort();
  const listen = tls
    ? `listen ${tls.port} ssl; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`
    : `listen ${port};`;
  const sendThere = tls
    ? `server { listen ${port}; return 301 https://localhost:${tls.port}$request_uri; }`
    : '';
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/off-the-bat', path.join(folder, 'off-the-bat'))
    .replace('server site:3000;', `server ${new URL(siteUrl).host};`)
    .replace('server api:4000;', `server ${new URL(apiUrl).host};`)
    .replace('listen 8080;', listen)
    .replace(/\}\s*$/, `${sendThere}\n}\n`);
  writeFileSync(path.join(folder, 'nginx.conf'), config);

  // As root its workers would be somebody else, who cannot enter this folder.
  const options = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', options];
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  const isThere = () => fetch(url, { redirect: 'manual' }).catch(() => null);
  for (let tries = 0; tries < 50 && !(await isThere()); tries += 1) await sleep(100);

  return {
    url,
    async stop() {
      if (nginx.exitCode !== null) return;
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    },
  };
}
