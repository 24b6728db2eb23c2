import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '@/src/access/roles';
import { askAdmin, toCsv } from '@/src/content/bridge';
import { isSection, sections } from './sections';

const forbidden = () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });

const onlyAdmins =
  (handler: (req: PayloadRequest) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> =>
    hasRole(req, 'admin') ? handler(req) : forbidden();

/** Back to the desk, with what was done. */
const backTo = (section: string, notice: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `/admin/desk?section=${section}&notice=${encodeURIComponent(notice)}`,
    },
  });

async function formOf(req: PayloadRequest): Promise<(name: string) => string> {
  const form = await req.formData?.();
  return name => String(form?.get(name) ?? '');
}

/** The calls of the desk; Payload accepts their cookie from the editor's own pages only. */
export const deskEndpoints: Endpoint[] = [
  {
    path: '/desk/:section',
    method: 'get',
    handler: onlyAdmins(async req => {
      const { section } = req.routeParams ?? {};
      if (!isSection(section)) return new Response('Not found', { status: 404 });
      const { head, rows } = await sections[section].load();
      return new Response(String(await toCsv(head, rows)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${section}.csv"`,
          'cache-control': 'no-store',
        },
      });
    }),
  },
  {
    path: '/desk/forget',
    method: 'post',
    handler: onlyAdmins(async req => {
      const field = await formOf(req);
      const email = field('email');
      const section = isSection(field('section')) ? field('section') : 'messages';
      if (!email.includes('@')) return backTo(section, 'Expected an address.');
      const counts = (await askAdmin({ about: 'forget', email })) as Record<string, number>;
      const { messages, subscribers, mails } = counts;
      const deleted = `${messages} messages, ${subscribers} subscribers, ${mails} mails`;
      return backTo(section, `Deleted: ${deleted}.`);
    }),
  },
  {
    path: '/desk/link',
    method: 'post',
    handler: onlyAdmins(async req => {
      const field = await formOf(req);
      const event = field('event') || null;
      const [source, externalId] = [field('source'), field('id')];
      const outcome = await askAdmin({ about: 'feed link', source, externalId, event });
      const done = event === null ? 'Unlinked.' : 'Linked.';
      return backTo('feeds', outcome === 'done' ? done : `Not changed: ${String(outcome)}.`);
    }),
  },
];
