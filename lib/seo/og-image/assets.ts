import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours } from '@/lib/seo/colours';

const fonts = 'node_modules/@fontsource/archivo/files';

const font = (subset: string, weight: 500 | 800) => ({
  name: subset,
  data: readFileSync(path.join(process.cwd(), fonts, `archivo-${subset}-${weight}-normal.woff`)),
  weight,
  style: 'normal' as const,
});

let loaded: ReturnType<typeof font>[] | null = null;

/** The site's typeface, read once. Text must pass `toDrawableText` first. */
export const ogImageFonts = () =>
  (loaded ??= [
    font('latin', 500),
    font('latin', 800),
    font('latin-ext', 500),
    font('latin-ext', 800),
  ]);

/** Removes characters that the typeface lacks: the renderer would load a font for them from another site. */
export const toDrawableText = (text: string): string =>
  text
    .replace(/[^\u0020-\u024f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

let flags: string | null = null;

/** A flag as a data URL, by its code in `nationFlags`. */
export function flagImage(flag: string): string {
  flags ??= readFileSync(path.join(process.cwd(), 'lib/seo/og-image/flags.svg'), 'utf8');
  const from = flags.indexOf('>', flags.indexOf(`<view id="${flag}"`)) + 1;
  const next = flags.indexOf('<view ', from);
  const drawing = flags.slice(from, next < 0 ? flags.lastIndexOf('</svg>') : next).trim();
  const standalone = drawing.replace(
    /^<svg x="\d+"/,
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
  );
  return toAddress(standalone);
}

/** The ball of the site's logo. */
export const ballImage = toAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">' +
    `<circle cx="16" cy="16" r="16" fill="${colours.leather}"/>` +
    `<path d="M16 0a16 16 0 0 1 0 32z" fill="${colours.leatherShade}"/>` +
    `<path d="M12.5 .5v31M19.5 .5v31" stroke="${colours.seam}" stroke-width="1.2" fill="none"/>` +
    `<path d="M9.4 2v28M22.6 2v28" fill="none" stroke="${colours.seam}" stroke-width="2.8" stroke-dasharray="1.8 2.3"/></svg>`,
);

function toAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
