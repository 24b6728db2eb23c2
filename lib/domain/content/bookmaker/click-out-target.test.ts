import { anyText, fc } from '@/tests/fixtures/properties';
import { cases } from '@/tests/fixtures/cases';
import { toClickOutTarget } from './click-out-target';

test.each([
  ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
  ['http://a.example', 'http://a.example/'],
  [' https://a.example/a b ', 'https://a.example/a%20b'],
  ['a.example', 'http://a.example/'],
  ['a.example:8080/x', 'http://a.example:8080/x'],
  ['/example-bookmaker', '/example-bookmaker'],
  ['/a/../example-bookmaker?b=1', '/example-bookmaker?b=1'],
])('%p leads to %p', (url, target) => {
  expect(toClickOutTarget(url)).toBe(target);
});

test.each([
  null,
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  '//evil',
  '//evil.example',
  '//own.invalid/x',
  '/\\evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '\\\\evil.example',
  'http:///',
  'http:///evil.example',
  'http://',
  'https:evil.example',
  'http://a b.example',
  'https://good.example@evil.example',
  'evil',
  'not a url',
])('%p is not a target', url => {
  expect(toClickOutTarget(url)).toBeNull();
});

test('any url of a record leads to http, https or a path of this site', () => {
  const hostilePath = fc.oneof(
    anyText({ maxLength: 40 }),
    fc.webUrl(),
    fc
      .tuple(
        fc.constantFrom('', '/', '//', '/\\', '\t', 'http:', 'https://', 'javascript:', '/.//'),
        fc.string({ maxLength: 20 }),
      )
      .map(parts => parts.join('')),
  );
  fc.assert(
    fc.property(hostilePath, url => {
      const target = toClickOutTarget(url);
      if (target === null) return;
      const { protocol, host } = new URL(target, 'https://site.example');
      expect(['http:', 'https:']).toContain(protocol);
      if (target.startsWith('/')) expect(host).toBe('site.example');
    }),
    { numRuns: cases(5000) },
  );
});
