import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { textKinds } from '@/format/kinds';
import { saveInTurn } from '@/src/content/queues';
import { findInvalidBody, findInvalidUrl, type InvalidRequest } from '@/src/form/invalid-request';
import { picturesFolder } from '@/src/pictures/picture-files';

type Handler = ReturnType<typeof REST_POST>;

const saved = new Set(['globals', picturesFolder, ...textKinds.map(({ folder }) => folder)]);

/** The format of Payload's own errors. */
const refuse = ({ status, message }: InvalidRequest): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Saves of content one after the other; logins, and queries that are sent as a form, immediately.
 */
const inTurnIfSave =
  (handle: Handler): Handler =>
  async (request, args) => {
    const [first = ''] = (await args.params)?.slug ?? [];
    // Read before it is queued: no request waits for a slow client.
    const body = await request.arrayBuffer();
    const found = findInvalidUrl(request.url) ?? (await findInvalidBody(request, body));
    if (found) return refuse(found);
    const { url, method, headers } = request;
    const complete = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
    const isQuery = headers.get('x-payload-http-method-override') === 'GET';
    return saved.has(first) && !isQuery
      ? saveInTurn(() => handle(complete, args))
      : handle(complete, args);
  };

const read = REST_GET(config);

export const GET: Handler = async (request, args) => {
  const found = findInvalidUrl(request.url);
  return found ? refuse(found) : read(request, args);
};
export const POST = inTurnIfSave(REST_POST(config));
export const DELETE = inTurnIfSave(REST_DELETE(config));
export const PATCH = inTurnIfSave(REST_PATCH(config));
export const PUT = inTurnIfSave(REST_PUT(config));
