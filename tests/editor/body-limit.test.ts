import { bodyRefusal } from '@/editor/server/body-limit.mjs';

const mb = 1024 * 1024;
const form = 'multipart/form-data; boundary=x';

it.each([
  [{}],
  [{ 'content-length': String(3 * mb), 'content-type': 'application/json' }],
  [{ 'content-length': String(21 * mb), 'content-type': form }],
])('reads a body with %p', headers => {
  expect(bodyRefusal(headers)).toBeNull();
});

it.each([
  [{ 'transfer-encoding': 'chunked', 'content-type': form }, 411],
  [{ 'content-length': String(5 * mb), 'content-type': 'application/json' }, 413],
  [{ 'content-length': String(5 * mb) }, 413],
  [{ 'content-length': String(23 * mb), 'content-type': form }, 413],
])('refuses a body with %p', (headers, status) => {
  expect(bodyRefusal(headers)).toMatchObject({ status, text: expect.any(String) });
});
