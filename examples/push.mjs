/*
 * Pushes one invented match with its score and prices to the API, then moves them every few seconds
 * until it is stopped (docs/feeds.md):
 *
 *   npm run feeds -- token example
 *   FEED_TOKEN=… node examples/push.mjs
 */
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000';
const token = process.env.FEED_TOKEN ?? '';
const source = 'example';
const everyMs = 2000;

const start = Math.floor(Date.now() / 1000) - 1800;
const fixture = {
  competition: 'Example Cup',
  format: 't20',
  gender: 'men',
  teams: ['Northam', 'Southam'],
  start,
};
let runs = 84;
let odds = 1.8;

const pushed = await push({ fixture, ...now() });
process.stdout.write(`Pushed: the match has the id ${pushed.event}. Ctrl-C ends it.\n`);

const timer = setInterval(move, everyMs);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    clearInterval(timer);
    await push({ score: { ...now().score, status: 4, match_status: 'Ended' }, markets: [] });
    process.exit(0);
  });

async function move() {
  runs += 1;
  odds = odds > 1.5 ? Number((odds - 0.01).toFixed(2)) : 1.8;
  await push(now()).catch(error => process.stderr.write(`${error.message}\n`));
}

/** The score and the prices at this moment. */
function now() {
  return {
    score: { status: 2, match_status: 'Northam bat', score: `${runs}/2:-` },
    markets: [
      {
        id: 'winner',
        name: 'Match Winner',
        kind: 'winner',
        group: 'main',
        selections: [
          { id: '1', name: 'Northam', prices: [{ bookmaker: 'silly-point', odds }] },
          { id: '2', name: 'Southam', prices: [{ bookmaker: 'silly-point', odds: 2.1 }] },
        ],
      },
    ],
  };
}

/** Parts that are present replace. The revision grows, so that a retry of an older push changes nothing. */
async function push(parts) {
  const response = await fetch(`${apiUrl}/api/feeds/${source}/events/northam-southam-${start}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ revision: Date.now(), at: Math.floor(Date.now() / 1000), ...parts }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${answer.detail}`);
  return answer;
}
