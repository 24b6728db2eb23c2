/*
 * Patterns of what clients may send, without the schemas around them: the browser checks the same
 * before it sends.
 */

/** An email address as HTML defines it, with a dot in its domain; it cannot end a header. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;
export const emailMax = 254;

/** A bookmaker's slug in a click-out. */
export const bookmakerSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const maxBookmakerSlug = 100;

/**
 * An id in a redirect path: opaque, but without path separators, markup and invisible characters.
 */
export const outIdPattern = /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\<>"'`%]{1,100}$/u;

/** Decimal odds as digits; 'NaN', '-1' and '1e309' are not. */
export const outOddsPattern = /^\d{1,7}(?:\.\d{1,10})?$/;

export const messageMax = 256;
export const nameMax = 200;
