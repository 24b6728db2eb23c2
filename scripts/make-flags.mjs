/**
 * Draws the flags of teams and languages anew from flag-icons, each list as one strip of squares: a
 * page's flags cost one request, and painting one costs what painting a photo does (as views of one
 * SVG every flag had all of them laid out again). Run it after a code was added to nation-flags.ts or
 * language-flags.ts. Nations' flags are written as an SVG too, for the pictures shared of a match.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { optimize } from 'svgo';

const side = 512;
/** Twice the largest crest. */
const pixels = 112;

const nations = codesIn('lib/domain/nation-flags.ts', /: '([a-z]{2}(?:-[a-z]+)?)'/g);
const languages = codesIn('components/blocks/language-flags.ts', /'([a-z]{2}(?:-[a-z]+)?)'/g);
writeFileSync('lib/seo/picture/flags.svg', toViews(nations));
await drawStrip(nations, 'components/match/flags.webp');
await drawStrip(languages, 'components/blocks/language-flags.webp');

function codesIn(list, code) {
  return [
    ...new Set([...readFileSync(list, 'utf8').matchAll(code)].map(([, name]) => name)),
  ].sort();
}

async function drawStrip(codes, file) {
  const tiles = await Promise.all(
    codes.map(async (code, place) => ({
      input: await sharp(Buffer.from(flag(code)), { density: 300 })
        .resize(pixels, pixels, { fit: 'fill' })
        .toBuffer(),
      left: place * pixels,
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
