import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  hasNginx,
  startDeployedNginx,
  startNginx,
} from '../../tests/fixtures/servers/start-nginx.ts';
import { browser, load, spread } from '../load.ts';

const rounds = 5;
const seconds = 4;
const staticPort = 3211;
const path = '/odds/matches/all/in-play';

/**
 * P1 and P2: a cached page, in responses per CPU second of all processes that serve it, relative to
 * nginx sending the same bytes from disk.
 */
export async function cachedPage({ site, sitePort, host }) {
  const siteUrl = `http://localhost:${sitePort}`;
  const alone = () => load([site.pid], { url: siteUrl + path, duration: seconds });
  if (!hasNginx()) return { missing: 'nginx is not installed', P2: await alone() };

  const reference = await startStaticNginx(await compressedBytes(siteUrl + path));
  const front = await startDeployedNginx({ siteUrl, apiUrl: host.url });
  const runs = { reference: [], front: [], alone: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      runs.reference.push(await load([reference.pid], { url: reference.url, duration: seconds }));
      runs.front.push(
        await load([front.pid, site.pid], { url: front.url + path, duration: seconds }),
      );
      runs.alone.push(await alone());
    }
  } finally {
    await Promise.all([reference.stop(), front.stop()]);
  }
  const ratio = kind =>
    spread(runs[kind].map((run, index) => run.perCpuSecond / runs.reference[index].perCpuSecond));
  const perCpuSecond = Object.fromEntries(
    Object.entries(runs).map(([kind, all]) => [kind, spread(all.map(run => run.perCpuSecond))]),
  );
  return { P1: ratio('front'), P2: ratio('alone'), perCpuSecond };
}

/** Starts an nginx that sends one page from disk, compressed in advance. */
async function startStaticNginx(gzip) {
  const folder = mkdtempSync(join(tmpdir(), 'static-page-'));
  writeFileSync(join(folder, 'page.html'), gunzipSync(gzip));
  writeFileSync(join(folder, 'page.html.gz'), gzip);
  const config = `worker_processes auto;
pid /tmp/off-the-bat.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  open_file_cache max=100;
  server { listen ${staticPort}; root ${folder}; gzip_static on; }
}`;
  return startNginx(config, `http://localhost:${staticPort}/page.html`);
}

async function compressedBytes(url) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: browser }, async response =>
      resolve(Buffer.concat(await response.toArray())),
    );
    asked.on('error', reject).end();
  });
}
