import { startApp } from '@/tests/fixtures/servers/start-app';
import { setTimeout as sleep } from 'node:timers/promises';
const app = await startApp({ LOG_LEVEL: 'fatal', TRUSTED_PROXIES: '1', DEMO_CLOCK: 'manual' });
let visitor = 0;
const formats = ['decimal', 'fractional', 'american', 'implied', 'net'];
try {
  const xml = await (await fetch(app.url + '/sitemap.xml')).text();
  const maps = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(m => new URL(m[1]).pathname);
  let paths: string[] = [];
  for (const map of maps) {
    const text = await (await fetch(app.url + map)).text();
    paths.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(m => new URL(m[1]).pathname));
  }
  paths = [...new Set(paths)].slice(0, 241);
  console.log('addresses', paths.length);
  const choices = [...(await import('@/lib/domain/odds/odds-format')).oddsFormats].map(f => f.value);
  const cookieName = (await import('@/lib/domain/odds/odds-format')).oddsCookie.name;
  async function walk(headers: Record<string,string>, suffix = '') {
    const jobs = choices.flatMap(format => paths.map(p => [format, p] as const));
    const statuses: Record<string, number> = {};
    const ms: number[] = [];
    await Promise.all([0,1].map(async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        visitor++;
        const at = performance.now();
        const r = await fetch(app.url + job[1] + suffix, { redirect: 'manual', headers: { ...headers, cookie: `${cookieName}=${job[0]}`, 'x-forwarded-for': `198.51.${(visitor>>8)&255}.${visitor&255}`, 'accept-encoding': 'gzip' } });
        await r.arrayBuffer(); ms.push(performance.now()-at);
        statuses[r.status] = (statuses[r.status] ?? 0) + 1;
      }
    }));
    ms.sort((a,b)=>a-b);
    return { statuses, p50: ms[ms.length>>1], p95: ms[Math.floor(ms.length*.95)] };
  }
  const say = (what: string, more: object = {}) => console.log(what, JSON.stringify({ cpu: Math.round(app.cpuMs('site')), ...app.memory(), ...more }));
  say('start');
  say('documents', await walk({}));
  await sleep(5000); say('idle 5 s');
  say('again', await walk({}));
  say('data', await walk({ rsc: '1' }, '?_rsc='));
  await sleep(75000); say('idle 75 s');
} finally { await app.stop(); }
