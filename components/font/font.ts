import localFont from 'next/font/local';

/*
 * Archivo in pieces, because text waits for its font. The files here are drawn by
 * scripts/assets/make-font.py, which lists the characters of each.
 */

/** The characters of English pages. */
const archivo = localFont({
  src: './archivo-basic.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--font',
  fallback: ['Archivo Fallback', 'sans-serif'],
  adjustFontFallback: false,
});

/** Accented letters and signs of western Europe; the range lists its characters. */
const archivoAccented = localFont({
  src: './archivo-accented.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--font-accented',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A2, U+00A4-00A8, U+00AA-00B6, U+00B8-00BC, U+00BE-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+201A, U+201E, U+2039-203A, U+2122',
    },
  ],
});

/** Accented letters of further names: fetched only by pages that show one. */
const archivoExtended = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF' }],
});

/** Variables for the html element, by which base.css sets the site's font. */
export const fontClassName = [archivo, archivoAccented, archivoExtended]
  .map(font => font.variable)
  .join(' ');
