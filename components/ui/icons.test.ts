import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandNames, iconNames } from './icon-names';

const drawn = readFileSync(path.join(__dirname, 'icons.svg'), 'utf8');
const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test('icons.svg holds every icon and mark that has a name, and no other', () => {
  expect(ids).toEqual([...iconNames, ...brandNames.map(name => `mark-${name}`)]);
});

test('every symbol draws something, and leaves its colours to the page', () => {
  const symbols = drawn.match(/<symbol .*?<\/symbol>/g) ?? [];
  expect(symbols).toHaveLength(ids.length);
  for (const symbol of symbols) expect(symbol).toMatch(/<(?:path|circle|rect)/);
  expect(drawn).not.toMatch(/fill=|stroke=|style=/);
});
