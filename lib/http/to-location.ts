/**
 * A path and query as the Location header may contain them: percent-encoded, what is encoded stays. Node
 * reads the bytes of requests and responses as Latin-1, so that each character is one byte.
 */
export const toLocation = (url: string): string =>
  url.replace(
    /[^\x21-\x7e]/g,
    byte => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
