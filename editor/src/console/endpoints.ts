import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '@/src/access/roles';
import { askAdmin, toCsv } from '@/src/content/bridge';
import { isSection, sections } from './sections';

const forbidden = () => Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });

const onlyAdmins =
  (handler: (req: PayloadRequest) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> =>
    hasRole(req, 'admin') ? handler(req) : forbidden();

/** Back to the console, with what was done, or why it was not. */
async function backTo(section: string, done: Promise<string>): Promise<Response> {
  const notice = await done.catch((error: unknown) => `Not done: ${String(error)}`);
  return new Response(null, {
    status: 303,
    headers: {
      location: `/admin/desk?section=${section}&notice=${encodeURIComponent(notice)}`,
    },
  });
}

async function forget(email: string): Promise<string> {
  if (!email.includes('@')) return 'Expected an email address.';
  const { messages, subscribers, mails } = await askAdmin({ about: 'forget', email });
  return `Deleted: ${messages} messages, ${subscribers} subscribers, ${mails} mails.`;
}

async function link(source: string, externalId: string, event: string | null): Promise<string> {
  const outcome = await askAdmin({ about: 'feed link', source, externalId, event });
  if (outcome !== 'done') return `Not changed: ${outcome}.`;
  return event === null ? 'Unlinked.' : 'Linked.';
}

async function formOf(req: PayloadRequest): Promise<(name: string) => string> {
  const form = await req.formData?.();
  return name => String(form?.get(name) ?? '');
}

/** The calls of the console; Payload accepts their cookie from the editor's own pages only. */
export const consoleEndpoints: Endpoint[] = [
  {
    path: '/desk/:section',
    method: 'get',
    handler: onlyAdmins(async req => {
      const { section } = req.routeParams ?? {};
      if (!isSection(section)) return new Response('Not found', { status: 404 });
      const table = await sections[section]
        .load(req.payload)
        .catch((error: unknown) => String(error));
      if (typeof table === 'string') return new Response(table, { status: 502 });
      return new Response(await toCsv(table.head, table.rows), {
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
      const section = isSection(field('section')) ? field('section') : 'messages';
      return backTo(section, forget(field('email')));
    }),
  },
  {
    path: '/desk/link',
    method: 'post',
    handler: onlyAdmins(async req => {
      const field = await formOf(req);
      return backTo('feeds', link(field('source'), field('id'), field('event') || null));
    }),
  },
];
