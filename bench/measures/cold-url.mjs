import { load, median } from '../load.ts';

const rounds = 5;
const requests = 10_000;
const connections = 50;
const lifetimeSeconds = 5;
const expirySeconds = 12;

/**
 * P4: many clients request one page that is not cached yet, or that expires between their requests.
 */
export async function coldUrl({ site, sitePort, host }) {
  const cold = [];
  const warm = [];
  let mostCalls = 0;
  for (let round = 0; round < rounds; round += 1) {
    const league = `cold-${round}`;
    const url = `http://localhost:${sitePort}/odds/matches/${league}/in-play`;
    host.resetCalls();
    const first = await load([site.pid], { url, amount: requests, connections });
    // Counts only the page's own calls: data shared with other pages may expire at any time.
    mostCalls = Math.max(mostCalls, callsOf(host, `league=${league}`) / lives(first));
    cold.push(first.p99Ms);
    warm.push((await load([site.pid], { url, amount: requests, connections })).p99Ms);
  }
  host.resetCalls();
  const last = 'cold-last';
  const url = `http://localhost:${sitePort}/odds/matches/${last}/in-play`;
  const expiry = await load([site.pid], { url, duration: expirySeconds, connections });
  const expiryCalls = callsOf(host, `league=${last}`);
  const p99 = { cold: median(cold), warm: median(warm), expiry: expiry.p99Ms };
  return {
    P4: {
      callsPerLifetime: Math.max(
        mostCalls,
        expiryCalls / Math.ceil(expirySeconds / lifetimeSeconds + 1),
      ),
      p99RatioCold: Number((p99.cold / Math.max(1, p99.warm)).toPrecision(3)),
      p99RatioExpiry: Number((p99.expiry / Math.max(1, p99.warm)).toPrecision(3)),
    },
    p99,
  };
}

const lives = ({ perSecond }) => Math.max(1, Math.ceil(requests / perSecond / lifetimeSeconds));

const callsOf = (host, part) =>
  Math.max(0, ...[...host.calls()].filter(([url]) => url.includes(part)).map(([, count]) => count));
