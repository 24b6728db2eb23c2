import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandNames, iconNames } from './icon-names';

const drawn = readFileSync(path.join(__dirname, 'icons.svg'), 'utf8');
const ids = [...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test('icons.svg contains exactly the named icons and brand marks', () => {
  expect(ids).toEqual([...iconNames, ...brandNames.map(name => `mark-${name}`)]);
});

test('every symbol has a shape and inherits its colours', () => {
  const symbols = drawn.match(/<symbol .*?<\/symbol>/g) ?? [];
  expect(symbols).toHaveLength(ids.length);
  for (const symbol of symbols) expect(symbol).toMatch(/<(?:path|circle|rect)/);
  expect(drawn).not.toMatch(/fill=|stroke=|style=/);
});
