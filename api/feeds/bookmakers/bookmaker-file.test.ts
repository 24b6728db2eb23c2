import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BookmakerFileError, readBookmakerFile } from './bookmaker-file';

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-bookmakers-'));
const path = join(folder, 'bookmakers.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: object | string) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readBookmakerFile(path);
}

test('the example is valid, and the known exchanges stay', () => {
  const rules = readBookmakerFile('examples/bookmakers.json');

  expect([...rules.keys()].sort()).toEqual([
    'betfair-exchange',
    'leg-gully',
    'matchbook',
    'silly-point',
    'smarkets',
  ]);
  expect(rules.get('silly-point')?.link).toContain('sub={click}');
});

test('an entry replaces that of a known exchange', () => {
  const rules = read({ smarkets: { kind: 'exchange', commission: 0.03 } });

  expect(rules.get('smarkets')).toMatchObject({ commission: 0.03, keys: {} });
});

const hosts = ['www.a.example'];

test.each<[string, object | string, string]>([
  ['is no JSON', '{"a": ', 'JSON'],
  ['names a bookmaker that is no slug', { 'A B': {} }, 'A B'],
  ['has an unknown key', { a: { comission: 0.02 } }, 'comission'],
  ['has a commission above 0.99', { a: { kind: 'exchange', commission: 5 } }, 'a.commission'],
  ['has the commission of no exchange', { a: { commission: 0.02 } }, 'a.commission: only an exch'],
  ['has a host in capitals', { a: { hosts: ['WWW.a.example'] } }, 'a.hosts.0'],
  ['has a host with a path', { a: { hosts: ['a.example/x'] } }, 'a.hosts.0'],
  ['links to another host', { a: { hosts, link: 'https://b.example/' } }, 'the host is none of'],
  [
    'links to a user of a host',
    { a: { hosts, link: 'https://www.a.example@b.example/' } },
    'a.link',
  ],
  ['links by a script', { a: { link: 'javascript:alert(1)' } }, 'a.link: expected http(s)'],
  [
    'has links of sources to any host',
    { a: { link: 'https://a.example/', deepLink: '{link}' } },
    'a.deepLink: needs "hosts"',
  ],
  ['links to no URL', { a: { link: 'www.a.example' } }, 'a.link: expected http(s)'],
  ['has a placeholder as its host', { a: { link: 'https://{match}/' } }, 'no placeholder'],
  [
    'has an unknown placeholder',
    { a: { link: 'https://a.example/{state}' } },
    '{state} is not known',
  ],
  [
    'has one key for two bookmakers',
    { a: { keys: { odds: ['x'] } }, c: { keys: { odds: ['x'] } } },
    "c.keys.odds.0: 'x' belongs to 'a' already",
  ],
])('is refused with the path when it %s', (_, content, reason) => {
  expect(() => read(content)).toThrow(BookmakerFileError);
  expect(() => read(content)).toThrow(path);
  expect(() => read(content)).toThrow(reason);
});

test('all that is wrong is listed at once', () => {
  expect(() => read({ a: { link: 'x' }, b: { kind: 'other' } })).toThrow(/a\.link: .*\nb\.kind: /);
});

test('a missing file is refused', () => {
  expect(() => readBookmakerFile(join(folder, 'none.json'))).toThrow(
    /none\.json is not valid:\n.*ENOENT/,
  );
});
