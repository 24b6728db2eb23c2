import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '@/src/access/roles';
import { createPreview, type DocumentPlace } from './create-preview';
import { createPreviewLimit } from './preview-limit';
import { previewPage } from './preview-page';

const path = '/preview/:kind/:id';
/** The content of the form. */
type PreviewBody = { data?: unknown };

const uncached = { 'cache-control': 'no-store' };

const placeOf = ({ routeParams }: PayloadRequest): DocumentPlace => ({
  kind: String(routeParams?.kind),
  id: String(routeParams?.id),
});

// Next may load a module several times; the process has one limit.
const shared = globalThis as { editorPreviewLimit?: ReturnType<typeof createPreviewLimit> };
const takePreview = (shared.editorPreviewLimit ??= createPreviewLimit());

const tooMany = 'There are too many previews: wait a minute.';
const mayPreview = ({ user }: PayloadRequest): Promise<boolean> => takePreview(String(user?.id));

const onlyUsers =
  (handler: (req: PayloadRequest) => Response | Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> =>
    hasRole(req, 'writer')
      ? handler(req)
      : Response.json({ problems: ['Log in to see drafts.'] }, { status: 403, headers: uncached });

/** Previews of drafts: the page of the site, and the frame beside a form that shows it. */
export const previewEndpoints: Endpoint[] = [
  {
    path: `${path}/live`,
    method: 'get',
    handler: onlyUsers(
      () =>
        new Response(previewPage, {
          headers: { ...uncached, 'content-type': 'text/html; charset=utf-8' },
        }),
    ),
  },
  {
    path,
    method: 'get',
    handler: onlyUsers(async req => {
      const preview = (await mayPreview(req))
        ? await createPreview(req, placeOf(req))
        : { problems: [tooMany] };
      if (preview && 'url' in preview)
        return new Response(null, { status: 303, headers: { ...uncached, location: preview.url } });
      const text = preview ? `There is no preview.\n${preview.problems.join('\n')}` : 'Not found';
      return new Response(`${text}\n`, {
        status: preview ? 422 : 404,
        headers: { ...uncached, 'content-type': 'text/plain; charset=utf-8' },
      });
    }),
  },
  {
    path,
    method: 'post',
    handler: onlyUsers(async req => {
      const body = (await req.json?.().catch(() => null)) as PreviewBody | null;
      if (!body)
        return Response.json({ problems: ['Expected JSON.'] }, { status: 400, headers: uncached });
      if (!(await mayPreview(req)))
        return Response.json({ problems: [tooMany] }, { status: 429, headers: uncached });
      const preview = await createPreview(req, placeOf(req), body.data);
      if (!preview) return Response.json({ problems: ['Not found'] }, { status: 404 });
      return Response.json(preview, { headers: uncached });
    }),
  },
];
