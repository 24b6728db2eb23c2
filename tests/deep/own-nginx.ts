import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../e2e/own-site';
import { composeEnvironment } from '../house/compose-environment';

export type OwnNginx = { url: string; stop(): Promise<void> };

type Behind = { siteUrl: string; apiUrl: string };
type Tls = { port: number; certificate: string; key: string };

/** Of this address, as of a CDN, nginx believes the country in CF-IPCountry. */
export const cdnAddress = '127.0.0.1';
/** A visitor who reaches nginx around the CDN; all of 127.0.0.0/8 is this machine (Linux). */
export const visitorAddress = '127.0.0.2';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** What deploy/compose.yaml tells a program about the proxy in front of it. */
export function composeSettings(program: 'site' | 'api'): Record<string, string> {
  const { COUNTRY_HEADER = '', TRUSTED_PROXIES = '' } = composeEnvironment(program);
  return { COUNTRY_HEADER, TRUSTED_PROXIES };
}

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
  const config = replaceAll(readFileSync('deploy/nginx.conf', 'utf8'), {
    '/tmp/off-the-bat': path.join(folder, 'off-the-bat'),
    'server site:3000;': `server ${new URL(siteUrl).host};`,
    'server api:4000;': `server ${new URL(apiUrl).host};`,
    'listen 8080;': listen,
    'geo $realip_remote_addr $is_cdn { default 0; }': `geo $realip_remote_addr $is_cdn { default 0; ${cdnAddress} 1; }`,
  }).replace(/\}\s*$/, `${sendThere}\n}\n`);
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

/** Throws for what is not there, else the test would try another configuration than it says. */
function replaceAll(text: string, replacements: Record<string, string>): string {
  for (const [before, after] of Object.entries(replacements)) {
    if (!text.includes(before)) throw new Error(`deploy/nginx.conf has no '${before}'`);
    text = text.replaceAll(before, after);
  }
  return text;
}
