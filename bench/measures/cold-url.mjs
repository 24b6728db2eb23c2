import { load, median } from '../load.mjs';

const rounds = 5;
const requests = 10_000;
const connections = 50;
const lifetimeSeconds = 5;
const expirySeconds = 12;

/** P4: everybody asks for one page that is not there yet, or that grows old meanwhile. */
export async function coldUrl({ site, sitePort, host }) {
  const cold = [];
  const warm = [];
  let mostCalls = 0;
  for (let round = 0; round < rounds; round += 1) {
    const league = `cold-${round}`;
    const url = `http://localhost:${sitePort}/odds/matches/${league}/in-play`;
    host.forget();
    const first = await load([site.pid], { url, amount: requests, connections });
    // What the page alone needs; what it shares with others may end its life just now.
    mostCalls = Math.max(mostCalls, callsOf(host, `league=${league}`) / lives(first));
    cold.push(first.p99Ms);
    warm.push((await load([site.pid], { url, amount: requests, connections })).p99Ms);
  }
  host.forget();
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
