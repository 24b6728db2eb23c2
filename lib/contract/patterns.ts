/*
 * What callers may write, without the schemas around it: the browser checks the same before it sends.
 */

/** An e-mail address as HTML defines it, with a dot in its domain; nothing in it can end a header. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;
export const emailMax = 254;

/** An id in a redirect path: opaque, but no path, no markup and nothing invisible. */
export const outIdPattern = /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\<>"'`%]{1,100}$/u;

/** Decimal odds as digits; 'NaN', '-1' and '1e309' are none. */
export const outOddsPattern = /^\d{1,7}(?:\.\d{1,10})?$/;

export const messageMax = 256;
export const nameMax = 200;
