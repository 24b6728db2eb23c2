import { randomAddress } from '@/tests/fixtures/hostile/random-address';

/*
 * Requests a number of URLs from a site for flood.ts: in a separate process, so that nothing delays
 * the measurement of readers. Prints the errors, and last the number of responses by status.
 */
const concurrency = { one: 32, many: 8 };
const [url = '', count = '0', visitors = 'one'] = process.argv.slice(2);
const statuses: Record<number, number> = {};
let left = Number(count);

async function ask(): Promise<void> {
  while (left-- > 0) {
    const { path, headers } = randomAddress(Math.random);
    const from = { ...headers, 'x-forwarded-for': visitor() };
    const response = await fetch(url + path, { headers: from, redirect: 'manual' });
    await response.body?.cancel();
    const { status } = response;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500) process.stdout.write(`${path} answers ${status}\n`);
  }
}

/** As a proxy in front writes the visitor's address. */
function visitor(): string {
  if (visitors === 'one') return '203.0.113.7';
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 223)).join('.');
}

await Promise.all(
  Array.from({ length: visitors === 'one' ? concurrency.one : concurrency.many }, ask),
);
process.stdout.write(`${JSON.stringify(statuses)}\n`);
