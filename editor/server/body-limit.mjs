/** A photo and its texts. */
const maxFormBytes = 22 * 1024 * 1024;
/** A document with all its fields; the longest text of a file has half a million characters. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Why the body of a request is not read; null when it may be. Clients that are not logged in send
 * bodies too, and Payload reads them completely.
 */
export function bodyRefusal(headers) {
  // Browsers and proxies state the length.
  if (headers['transfer-encoding'] !== undefined)
    return { status: 411, text: 'Expected a Content-Length.' };
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  if (Number(headers['content-length'] ?? 0) <= (isForm ? maxFormBytes : maxBytes)) return null;
  const text = isForm ? 'The largest picture has 20 MB.' : 'A document has at most 4 MB.';
  return { status: 413, text };
}
