/** Text as one plain segment of a path: a slash, a dot segment or a space in it does no harm. */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads it back; throws for what is no base64url. */
export function ofBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, letter => letter.charCodeAt(0)));
}
