/**
 * Draws components/match/flags.svg and components/blocks/language-flags.svg anew from flag-icons: the
 * flags side by side, each with a view of its own, so that all of a page cost one request. Run it after
 * a code was added to nation-flags.ts or language-flags.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

const side = 512;
draw('lib/domain/nation-flags.ts', 'components/match/flags.svg', /: '([a-z]{2}(?:-[a-z]+)?)'/g);
draw(
  'components/blocks/language-flags.ts',
  'components/blocks/language-flags.svg',
  /'([a-z]{2}(?:-[a-z]+)?)'/g,
);

function draw(list, file, code) {
  const codes = new Set([...readFileSync(list, 'utf8').matchAll(code)].map(([, name]) => name));
  const flags = [...codes].sort().map(toView);
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${flags.length * side} ${side}">\n${flags.join('\n')}\n</svg>\n`,
  );
}

function toView(code, place) {
  const [, viewBox, drawing] = flag(code).match(/viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s);
  const x = place * side;
  return [
    `<view id="${code}" viewBox="${x} 0 ${side} ${side}"/>`,
    `<svg x="${x}" width="${side}" height="${side}" viewBox="${viewBox}">${drawing}</svg>`,
  ].join('');
}

/** Nations' civil flags, without the arms: at the size of a language they would be a smudge of 60 KB. */
function civilFlag(code) {
  const stripe = (color, top, height) => `<path fill="${color}" d="M0 ${top}h512v${height}H0z"/>`;
  const stripes = {
    es: stripe('#c60b1e', 0, 512) + stripe('#ffc400', 128, 256),
    rs: stripe('#c6363c', 0, 171) + stripe('#0c4076', 171, 170) + stripe('#fff', 341, 171),
  }[code];
  return (
    stripes && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${stripes}</svg>`
  );
}

/** Whole numbers on a grid of 512 are finer than any crest is shown. */
function flag(code) {
  const own = code === 'wi' ? 'components/match/west-indies.svg' : null;
  const file = own ?? `node_modules/flag-icons/flags/1x1/${code}.svg`;
  const params = {
    overrides: {
      cleanupIds: false,
      convertTransform: { floatPrecision: 2, transformPrecision: 4 },
    },
  };
  return optimize(civilFlag(code) ?? readFileSync(file, 'utf8'), {
    multipass: true,
    floatPrecision: own ? 1 : 0,
    plugins: [
      { name: 'preset-default', params },
      { name: 'prefixIds', params: { prefix: code, delim: '-' } },
    ],
  }).data;
}
