import { patchBufferJson } from './patch-buffer-json';

test('a buffer is serialised at about its own length, and cannot be parsed as another one', () => {
  const bytes = Buffer.alloc(30_000, 200);
  patchBufferJson();

  const json = JSON.stringify({ bytes });
  expect(json.length).toBeLessThan(1.5 * bytes.length);
  expect(() => Buffer.from((JSON.parse(json) as { bytes: never }).bytes)).toThrow(
    'Array-like Object',
  );
});
