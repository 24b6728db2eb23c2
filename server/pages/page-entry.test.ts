import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toPageBody } from './page-entry';

const plain = Buffer.from('the text '.repeat(50));

test.each(['br', 'gzip'] as const)(
  'a body compressed as %s is available in every coding',
  async first => {
    const body = await toPageBody(plain, first);

    for (let times = 0; times < 2; times++) {
      expect(gunzipSync(await body.in('gzip'))).toEqual(plain);
      expect(brotliDecompressSync(await body.in('br'))).toEqual(plain);
      expect(await body.in(null)).toEqual(plain);
    }
  },
);

test('each coding is compressed once for concurrent requests', async () => {
  const body = await toPageBody(plain, 'br');
  const [one, other] = await Promise.all([body.in('gzip'), body.in('gzip')]);

  expect(one).toBe(other);
  expect(await body.in('gzip')).toBe(one);
  expect(await body.in('br')).toBe(await body.in('br'));
});

test('the size of an entry includes both codings', async () => {
  const body = await toPageBody(plain, 'gzip');
  const totalLength = (await body.in('gzip')).length + (await body.in('br')).length;

  expect(body.size).toBeGreaterThanOrEqual(totalLength);
});
