import localFont from 'next/font/local';

/* The font of the site in its two pieces, which the build copies from components/font. */
const archivo = localFont({
  src: './archivo-basic.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--font',
  adjustFontFallback: false,
});

const archivoAccented = localFont({
  src: './archivo-accented.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--font-accented',
  preload: false,
  adjustFontFallback: false,
});

/** The class of the html element. */
export const fontClassName = `${archivo.variable} ${archivoAccented.variable}`;
