import { gunzipSync } from 'node:zlib';
import { browser, load, spread } from '../load.mjs';
import { frontConfig, hasNginx, startNginx, staticConfig, stopNginx } from '../nginx.mjs';

const rounds = 5;
const seconds = 4;
const ports = { still: 3211, front: 3212 };
const path = '/odds/matches/all/in-play';

/**
 * P1 and P2: a page that everybody asks for, per CPU second of all that serve it, against nginx
 * sending the same bytes from disk.
 */
export async function cachedPage({ site, sitePort, hostPort }) {
  const url = `http://localhost:${sitePort}${path}`;
  const alone = () => load([site.pid], { url, duration: seconds });
  if (!hasNginx()) return { missing: 'nginx is not installed', P2: await alone() };

  const gzip = await compressedBytes(url);
  const still = await startNginx(
    staticConfig({ port: ports.still, html: { gzip, plain: gunzipSync(gzip) } }),
    `http://localhost:${ports.still}/page.html`,
  );
  const front = await startNginx(
    frontConfig({ port: ports.front, site: sitePort, api: hostPort }),
    `http://localhost:${ports.front}${path}`,
  );
  const runs = { reference: [], front: [], alone: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const asStill = { url: `http://localhost:${ports.still}/page.html`, duration: seconds };
      const asFront = { url: `http://localhost:${ports.front}${path}`, duration: seconds };
      runs.reference.push(await load([still.pid], asStill));
      runs.front.push(await load([front.pid, site.pid], asFront));
      runs.alone.push(await alone());
    }
  } finally {
    await Promise.all([stopNginx(still), stopNginx(front)]);
  }
  const ratio = kind =>
    spread(runs[kind].map((run, at) => run.perCpuSecond / runs.reference[at].perCpuSecond));
  const perCpuSecond = Object.fromEntries(
    Object.entries(runs).map(([kind, all]) => [kind, spread(all.map(run => run.perCpuSecond))]),
  );
  return { P1: ratio('front'), P2: ratio('alone'), perCpuSecond };
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
