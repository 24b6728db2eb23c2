import { cpuSeconds } from '../../tests/fixtures/servers/process-stats.ts';
import { spread } from '../load.ts';

const rounds = 5;
const pages = 30;
/** Before V8 has optimized the hot code, either page takes three times as long. */
const warmUpPages = 200;
const concurrency = 4;

/**
 * P3: first renders of a list of 40 matches per CPU second of the site, relative to a bare page
 * with the same number of nodes that is rendered for each request.
 */
export async function firstRender({ site, sitePort, bare, barePort, nodes }) {
  let own = 0;
  let other = 0;
  const ours = () => `http://localhost:${sitePort}/odds/matches/first-${own++}/in-play`;
  const theirs = () => `http://localhost:${barePort}/rows/${nodes}/${other++}`;
  const ratios = [];
  const perCpuSecond = { ours: [], reference: [] };
  await renders(bare.pid, theirs, warmUpPages);
  await renders(site.pid, ours, warmUpPages);
  for (let round = 0; round < rounds; round += 1) {
    const reference = await renders(bare.pid, theirs);
    const measured = await renders(site.pid, ours);
    perCpuSecond.reference.push(reference);
    perCpuSecond.ours.push(measured);
    ratios.push(measured / reference);
  }
  return {
    P3: spread(ratios),
    perCpuSecond: {
      ours: spread(perCpuSecond.ours),
      reference: spread(perCpuSecond.reference),
    },
  };
}

async function renders(pid, address, count = pages) {
  const before = cpuSeconds(pid);
  let left = count;
  const ask = async () => {
    while (left-- > 0) {
      const response = await fetch(address());
      await response.text();
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, ask));
  return count / (cpuSeconds(pid) - before);
}
