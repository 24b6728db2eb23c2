/**
 * The cookie of the XSRF token. Over https its name has the prefix `__Host-`: browsers then accept it
 * only from this very host, with `Secure` and `Path=/`, so no subdomain or plain http page can set it.
 */
export const xsrfCookieName = (isHttps: boolean): string =>
  isHttps ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';
