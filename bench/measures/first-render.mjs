import { cpuSeconds } from '../cpu.mjs';
import { spread } from '../load.mjs';

const rounds = 5;
const pages = 30;
/** Until the engine has compiled what a server does all day, either page costs three times as much. */
const warmUpPages = 200;
const atOnce = 4;

/**
 * P3: a list of 40 matches that nobody has asked for before, per CPU second of the site, against a
 * bare page of as many nodes that is made for each request.
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
  await Promise.all(Array.from({ length: atOnce }, ask));
  return count / (cpuSeconds(pid) - before);
}
