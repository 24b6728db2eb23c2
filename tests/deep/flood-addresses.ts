import { randomAddress } from '../fixtures/random-address';

/*
 * Asks a site for as many addresses as told, eight at once, on behalf of flood.ts: in a process of
 * its own, so that whoever measures how long readers wait is kept waiting by nothing else.
 */
const atOnce = 8;
const [url = '', count = '0'] = process.argv.slice(2);
let left = Number(count);

async function ask(): Promise<void> {
  while (left-- > 0) {
    const { path, headers } = randomAddress(Math.random);
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    await response.body?.cancel();
    if (response.status >= 500) process.stdout.write(`${path} answers ${response.status}\n`);
  }
}

await Promise.all(Array.from({ length: atOnce }, ask));
