import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Pair = [light: string, dark: string];

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const pattern = /--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g;
const tokens = new Map<string, Pair>(
  [...css.matchAll(pattern)].map(([, name = '', light, dark, both = '']) => [
    name,
    [light ?? both, dark ?? both],
  ]),
);

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => parseInt(long.slice(at, at + 2), 16) / 255)
    .map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string, scheme: 0 | 1): number {
  const [a, b] = [front, back].map(name => {
    const token = tokens.get(name);
    if (!token) throw new Error(`no colour --${name}`);
    return luminance(token[scheme]);
  });
  const [low = 0, high = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Colour pairs, written as 'foreground: backgrounds'. */
const pairs = (lines: string[]) =>
  lines.flatMap(line => {
    const [front = '', backs = ''] = line.split(': ');
    return backs.split(' ').map((back): [string, string] => [front, back]);
  });

const crests = [0, 1, 2, 3, 4, 5, 6, 7].map(n => `crest-${n} crest-${n}-shade`).join(' ');

const texts = pairs([
  'ink: page card sunken hover accent-tint boundary-tint ball-run',
  'ink-muted: page card sunken hover accent-tint boundary-tint',
  'link: page card',
  'accent: page card sunken accent-tint',
  'on-accent: accent-fill accent-fill-hover ball-wicket',
  'on-selected: selected',
  'on-plate: plate plate-hover',
  'up: up-tint card boundary-tint',
  'down: down-tint',
  'on-pitch: pitch pitch-stripe pitch-raised',
  'on-pitch-muted: pitch pitch-stripe pitch-raised',
  'on-pitch-live: pitch pitch-stripe',
  'on-ball-dot: ball-dot',
  'on-ball-four: ball-four',
  'on-ball-six: ball-six',
  `on-crest: ${crests}`,
]);

const controls = pairs([
  'plate: card sunken',
  'plate-hover: sunken',
  'up-edge: sunken up-tint',
  'down-edge: sunken down-tint',
  'line-control: card page sunken',
  'accent-fill: card page',
  'accent: page',
  'selected: sunken card',
  'star: card sunken',
  'focus: page card sunken',
  'focus-on-pitch: pitch pitch-raised',
  'on-pitch-live: pitch pitch-stripe',
  'pitch-control: pitch pitch-stripe pitch-raised',
  'on-pitch-star: pitch-stripe',
  'on-pitch-new: pitch',
  'series-first: card',
  'series-second: card',
  'series-other: card',
  'ball-wicket: card',
  'ball-dot-edge: card',
]);

test('wides, no-balls and balls without runs are black in both schemes', () => {
  expect(tokens.get('ball-dot')).toEqual(['#000', '#000']);
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_name, scheme) => {
  test.each(texts)('text %s has a contrast of at least 4.5 on %s', (front, back) => {
    expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('control %s has a contrast of at least 3 on %s', (front, back) => {
    expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(3);
  });
});
