/**
 * Generates the flags of teams and languages from flag-icons, each list as one horizontal sprite: a
 * page's flags are one request, and painting one takes as long as painting a photo (with views of
 * one SVG, browsers laid out all flags for each one). Run it after adding a code to nation-flags.ts
 * or language-flags.ts. Nations' flags are also written as an SVG, for the Open Graph images of
 * matches.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { optimize } from 'svgo';

const side = 512;
/** Twice the size of the largest team badge. */
const pixels = 112;

const nations = codesIn('lib/domain/match/nation-flags.ts', /: '([a-z]{2}(?:-[a-z]+)?)'/g);
const languages = codesIn(
  'components/blocks/bookmaker/language-flags.ts',
  /'([a-z]{2}(?:-[a-z]+)?)'/g,
);
writeFileSync('lib/seo/og-image/flags.svg', toViews(nations));
await drawStrip(nations, 'components/match/team/flags.webp');
await drawStrip(languages, 'components/blocks/bookmaker/language-flags.webp');

function codesIn(list, code) {
  return [
    ...new Set([...readFileSync(list, 'utf8').matchAll(code)].map(([, name]) => name)),
  ].sort();
}

async function drawStrip(codes, file) {
  const tiles = await Promise.all(
    codes.map(async (code, index) => ({
      input: await sharp(Buffer.from(flag(code)), { density: 300 })
        .resize(pixels, pixels, { fit: 'fill' })
        .toBuffer(),
      left: index * pixels,
      top: 0,
    })),
  );
  const width = codes.length * pixels;
  const ground = { width, height: pixels, channels: 3, background: '#fff' };
  await sharp({ create: ground }).composite(tiles).webp({ quality: 60, effort: 6 }).toFile(file);
}

function toViews(codes) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${codes.length * side} ${side}">\n${codes.map(toView).join('\n')}\n</svg>\n`;
}

function toView(code, place) {
  const [, viewBox, drawing] = flag(code).match(/viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s);
  const x = place * side;
  return [
    `<view id="${code}" viewBox="${x} 0 ${side} ${side}"/>`,
    `<svg x="${x}" width="${side}" height="${side}" viewBox="${viewBox}">${drawing}</svg>`,
  ].join('');
}

/** Civil flags without the coat of arms, which would be illegible at this size and adds 60 KB. */
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

/** Integers on a grid of 512 are finer than the size at which any flag is displayed. */
function flag(code) {
  const own = code === 'wi' ? 'components/match/team/west-indies.svg' : null;
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
