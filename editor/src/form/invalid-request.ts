import { findUnstorable, isDocumentId, isMap } from './invalid-data';

/** Why a request cannot be read, for the client that sent it. */
export type InvalidRequest = { status: 400 | 404 | 415; message: string };

/** A body with this type is a form of Next or a query in the body. */
const isForm = (type: string): boolean => type.startsWith('application/x-www-form-urlencoded');
const longestFileName = 200;

/** The error of an address of the API, which all its calls have. */
export function findInvalidUrl(url: string): InvalidRequest | null {
  const { pathname, searchParams } = new URL(url);
  const segments = pathname.split('/').map(decoded);
  const texts = [...segments, ...[...searchParams].flat()];
  if (texts.some(text => text === null || findUnstorable(text, '')))
    return { status: 400, message: 'The address has a character that cannot be stored.' };
  const json = ['where', 'data'].map(name => searchParams.get(name));
  if (json.some(text => text && !isJson(text)))
    return { status: 400, message: 'The query is not JSON.' };
  const [, id] = /\/versions\/([^/]+)\/?$/.exec(pathname) ?? [];
  // Accounts are not verified by mail, and Payload fails without it.
  if ((id !== undefined && !isDocumentId(id)) || pathname.startsWith('/api/users/verify/'))
    return { status: 404, message: 'Not found.' };
  return null;
}

/** The error of a call's body, which would make Payload fail; null when it is valid. */
export async function findInvalidBody(
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
  body: ArrayBuffer,
): Promise<InvalidRequest | null> {
  const type = headers.get('content-type') ?? '';
  const isQuery = headers.get('x-payload-http-method-override') === 'GET';
  const isSave = method !== 'DELETE' && !isQuery && savePath.test(new URL(url).pathname);
  if (body.byteLength === 0) return isSave ? invalid('Expected JSON.') : null;
  if (type.startsWith('application/json')) return inJson(new TextDecoder().decode(body));
  if (type.startsWith('multipart/form-data')) return inParts(type, body, isSave);
  if (isForm(type)) return isSave ? invalid('Expected JSON.') : null;
  return { status: 415, message: 'Expected JSON or a form.' };
}

/** The calls that need data: those of a document, of a collection, or of a file. */
const savePath = /^\/api\/(?:globals\/)?[^/]+(?:\/\d+)?\/?$/;

const invalid = (message: string): InvalidRequest => ({ status: 400, message });

function isJson(text: string): boolean {
  try {
    return isMap(JSON.parse(text));
  } catch {
    return false;
  }
}

function inJson(text: string): InvalidRequest | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isMap(data)) return invalid('Expected an object.');
    const found = findUnstorable(data, '');
    return found && invalid(found.path ? `${found.path}: ${found.message}` : found.message);
  } catch {
    return invalid('Expected JSON.');
  }
}

async function inParts(
  type: string,
  body: ArrayBuffer,
  isSave: boolean,
): Promise<InvalidRequest | null> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!form) return invalid('Expected the parts of a form.');
  if (isSave && !form.has('_payload')) return invalid('Expected JSON in the part _payload.');
  for (const [name, value] of form) {
    if (name === '_payload') {
      const found = typeof value === 'string' ? inJson(value) : invalid('Expected JSON.');
      if (found) return found;
    } else if (name === 'file' && typeof value === 'string') {
      return invalid('Expected a file.');
    } else if (typeof value !== 'string') {
      const isName = value.name.length <= longestFileName && !findUnstorable(value.name, '');
      if (!isName) return invalid(`Expected a file name of at most ${longestFileName} characters.`);
    }
  }
  return null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
