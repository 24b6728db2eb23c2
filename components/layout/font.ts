import localFont from 'next/font/local';

const archivo = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font',
  fallback: ['Archivo Fallback', 'sans-serif'],
  adjustFontFallback: false,
});

/**
 * The rupee sign alone, which every page with an offer shows: made of the file below by
 * `pyftsubset … --unicodes=U+20B9 --flavor=woff2` (fonttools; Archivo is under the OFL).
 */
const archivoRupee = localFont({
  src: './archivo-rupee.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Accented letters of names: fetched only by pages that show one. */
const archivoExtended = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
});

/** For the html element: the variables that base.css sets the site's type with. */
export const fontClassName = `${archivo.variable} ${archivoRupee.variable} ${archivoExtended.variable}`;
