import { findInvalidBody, findInvalidUrl } from '@/editor/src/form/invalid-request';

const origin = 'http://editor.example';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const bodyOf = (type: string, text: string, path = '/api/news', method = 'POST') =>
  findInvalidBody(
    { url: origin + path, method, headers: new Headers(type ? { 'content-type': type } : {}) },
    bytesOf(text),
  );
const form = 'multipart/form-data; boundary=x';
const part = (name: string, text: string, file = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${text}\r\n`;

it.each([
  '/api/news/%00',
  '/api/news?where[title][equals]=a%00',
  '/api/news?%00=1',
  '/api/%ff',
  '/api/news?where=x',
  '/api/news?where=[]',
])('refuses the address %s', path => {
  expect(findInvalidUrl(origin + path)).toMatchObject({ status: 400 });
});

it.each(['/api/globals/menu/versions/1e999', '/api/news/versions/x', '/api/users/verify/x'])(
  'finds nothing at %s',
  path => {
    expect(findInvalidUrl(origin + path)).toMatchObject({ status: 404 });
  },
);

it.each(['/api/news/versions?limit=5', '/api/news/versions/7', '/api/pictures/file/%E0%A4%AE.jpg'])(
  'accepts the address %s',
  path => {
    expect(findInvalidUrl(origin + path)).toBeNull();
  },
);

it.each([
  ['application/json', '{"title":"\\n"}'],
  ['application/json; charset=utf-8', '{}'],
  [form, `${part('_payload', '{}')}${part('file', 'bytes \0', 'a.jpg')}--x--\r\n`],
])('accepts a body of %s', async (type, text) => {
  expect(await bodyOf(type, text)).toBeNull();
});

it.each([
  ['application/x-www-form-urlencoded', 'title=x'],
  [form, `${part('file', 'x', 'a.jpg')}--x--\r\n`],
  ['application/json', ''],
  ['', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '1'],
  ['application/json', '"text"'],
  ['application/json', '{"a":"\\u0000"}'],
  ['application/json', '{"a":["\\ud800"]}'],
  ['application/json', '{"a":1e999}'],
  ['application/json', `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`],
  ['multipart/form-data', part('_payload', '{}')],
  [form, '--x\r\nbroken'],
  [form, `${part('_payload', '{bad')}--x--\r\n`],
  [form, `${part('_payload', 'null')}--x--\r\n`],
  [form, `${part('_payload', '{"a":"\\u0000"}')}--x--\r\n`],
  [form, `${part('file', '{}')}--x--\r\n`],
  [form, `${part('file', 'x', `${'a'.repeat(300)}.jpg`)}--x--\r\n`],
  [form, `${part('file', 'x', 'a\0b.jpg')}--x--\r\n`],
])('refuses a body of %s with 400: %j', async (type, text) => {
  expect(await bodyOf(type, text)).toMatchObject({ status: 400 });
});

it.each(['text/plain', 'application/xml', ''])('refuses the type %p', async type => {
  expect(await bodyOf(type, 'x')).toMatchObject({ status: 415 });
});

it.each(['/api/news/1/duplicate', '/api/users/logout', '/api/news/versions/1'])(
  'needs no body at %s',
  async path => {
    expect(await bodyOf('', '', path)).toBeNull();
  },
);

it('takes a query in the body, and forms of the console', async () => {
  const type = 'application/x-www-form-urlencoded';
  const headers = new Headers({ 'content-type': type, 'x-payload-http-method-override': 'GET' });
  const query = { url: `${origin}/api/news`, method: 'POST', headers };

  expect(await findInvalidBody(query, bytesOf('limit=1'))).toBeNull();
  expect(await bodyOf(type, 'email=x', '/api/desk/forget')).toBeNull();
});

it('needs no body to delete', async () => {
  expect(await bodyOf('', '', '/api/news/1', 'DELETE')).toBeNull();
});
