/**
 * Generates components/icon/icons.svg from the names in icon-names.ts: one file of symbols on a
 * grid of 24, so that all icons of all pages are one request. Icons are stroked lines from lucide;
 * brand marks are filled shapes from simple-icons, rounded to a tenth of a unit: finer than the
 * displayed size, at a quarter of the length. Run it after adding a name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as brands from 'simple-icons';
import { optimize } from 'svgo';

/** Custom icons in the style of lucide, which has none for cricket. */
const own = new Map([
  [
    'bat-and-ball',
    '<path d="M20.5 3.5 16 8"/><path d="m13.5 6.5 4 4-7.8 7.8a2.8 2.8 0 0 1-4-4z"/><circle cx="18.5" cy="18.5" r="2.5"/>',
  ],
]);
/** Brands that have been renamed. */
const otherBrands = new Map([['twitter', 'x']]);

const symbols = [
  ...(await Promise.all(names('iconNames').map(iconSymbol))),
  ...names('brandNames').map(brandSymbol),
];
writeFileSync(
  'components/icon/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`,
);

function names(list) {
  const source = readFileSync('components/icon/icon-names.ts', 'utf8');
  const [, text] = new RegExp(`${list} = \\[([^\\]]*)\\]`).exec(source);
  return [...text.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
}

async function iconSymbol(name) {
  const drawing = own.get(name) ?? (await lucideDrawing(name));
  return symbol(name, drawing, { mergePaths: false, convertPathData: { floatPrecision: 2 } });
}

async function lucideDrawing(name) {
  const { default: parts } = await import(`lucide/dist/esm/icons/${name}.mjs`);
  return parts
    .map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      return `<${tag} ${text.join(' ')}/>`;
    })
    .join('');
}

function brandSymbol(name) {
  const brand = otherBrands.get(name) ?? name;
  const { path } = brands[`si${brand[0].toUpperCase()}${brand.slice(1)}`];
  const arcs = { floatPrecision: 1, makeArcs: { threshold: 10, tolerance: 2 } };
  return symbol(`mark-${name}`, `<path d="${path}"/>`, { convertPathData: arcs });
}

function symbol(id, drawing, overrides) {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`,
    { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }] },
  );
  const [, shapes] = /<svg[^>]*>(.*)<\/svg>/s.exec(data);
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;
}
