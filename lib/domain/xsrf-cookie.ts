/**
 * The cookie of the XSRF token. Over https its name has the prefix `__Host-`: browsers then accept it
 * only from this very host, with `Secure` and `Path=/`, so no subdomain or plain http page can set it.
 */
export const xsrfCookieName = (isHttps: boolean): string =>
  isHttps ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';

/** One cookie's value from a `Cookie` header or `document.cookie`; null when it is not there. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const part of cookies?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
