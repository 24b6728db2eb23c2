import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { textKinds } from '@/format/kinds';
import { saveInTurn } from '@/src/content/queues';
import { picturesFolder } from '@/src/pictures/picture-files';

type Handler = ReturnType<typeof REST_POST>;

const saved = new Set(['globals', picturesFolder, ...textKinds.map(({ folder }) => folder)]);

/** Saves of content one after the other; logins, and queries that are sent as a form, at once. */
const inTurnIfSave =
  (handle: Handler): Handler =>
  async (request, args) => {
    const [first = ''] = (await args.params)?.slug ?? [];
    const isQuery = request.headers.get('x-payload-http-method-override') === 'GET';
    if (!saved.has(first) || isQuery) return handle(request, args);
    // Read before its turn: nobody waits for a slow client.
    const body = await request.arrayBuffer();
    const { url, method, headers } = request;
    const complete = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
    return saveInTurn(() => handle(complete, args));
  };

export const GET = REST_GET(config);
export const POST = inTurnIfSave(REST_POST(config));
export const DELETE = inTurnIfSave(REST_DELETE(config));
export const PATCH = inTurnIfSave(REST_PATCH(config));
export const PUT = inTurnIfSave(REST_PUT(config));
