import { writeBuffersShortly } from './buffer-json';

test('a buffer is written at about its own length, and cannot be read back as another one', () => {
  const bytes = Buffer.alloc(30_000, 200);
  writeBuffersShortly();

  const json = JSON.stringify({ bytes });
  expect(json.length).toBeLessThan(1.5 * bytes.length);
  expect(() => Buffer.from((JSON.parse(json) as { bytes: never }).bytes)).toThrow(
    'Array-like Object',
  );
});
