import type { PayloadRequest } from 'payload';
import { textKinds, yamlKinds } from '@/format/kinds';
import { hasRole } from '@/src/access/roles';
import { contentProblems } from '@/src/content/bridge';
import { byEffect, effectText, formsOfFiles } from '@/src/content/site-problems';
import { editorUrl } from '@/src/env';
import { isSchedule, scheduleJobs, type ScheduleJob } from '@/src/schedule/schedules';

/** A document of the first screen: its form, and what there is to know of it. */
export type WorkItem = { url: string; title: string; note: string; atMs: number };

/** What a user finds on the first screen, each list with the most urgent first. */
export type Work = {
  drafts: WorkItem[];
  scheduled: WorkItem[];
  refused: WorkItem[];
  changed: WorkItem[];
};

type Payload = PayloadRequest['payload'];
type Document = {
  id: number;
  title?: string | null;
  path?: string | null;
  changed_by?: string | null;
  updatedAt: string;
};

const maxShown = 8;

/** The work of a user; separate files only for administrators, who alone may open their forms. */
export async function findWork(payload: Payload, user: PayloadRequest['user']): Promise<Work> {
  const email = String(user?.email ?? '');
  const isAdministrator = hasRole({ user }, 'admin');
  const isOpenToUser = ({ url }: WorkItem) => isAdministrator || !url.includes('/admin/globals/');
  const [drafts, scheduled, refused, changed] = await Promise.all([
    findTexts(payload, { _status: { equals: 'draft' }, changed_by: { equals: email } }),
    findScheduled(payload),
    findRefused(payload).catch((): WorkItem[] => []),
    findTexts(payload, {}),
  ]);
  return {
    drafts,
    scheduled: scheduled.filter(isOpenToUser),
    refused: refused.filter(isOpenToUser),
    changed,
  };
}

const formOf = (collection: string, id: unknown): string =>
  `${editorUrl}/admin/collections/${collection}/${String(id)}`;

/** The texts of all kinds that were changed last. */
async function findTexts(payload: Payload, where: object): Promise<WorkItem[]> {
  const found = await Promise.all(
    textKinds.map(async ({ folder, label }) => {
      const { docs } = await payload.find({
        collection: folder as never,
        where: where as never,
        draft: true,
        sort: '-updatedAt',
        limit: maxShown,
        select: { title: true, path: true, changed_by: true, updatedAt: true } as never,
        depth: 0,
      });
      return (docs as Document[]).map(document => ({
        url: formOf(folder, document.id),
        title: titleOf(document),
        note: [label.one, document.changed_by].filter(Boolean).join(', '),
        atMs: Date.parse(document.updatedAt),
      }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => other.atMs - one.atMs)
    .slice(0, maxShown);
}

const titleOf = ({ title, path, id }: Document): string => title || path || `No title (${id})`;

type Schedule = ScheduleJob & { waitUntil?: string | null };

/** The schedules to come, the next one first. */
async function findScheduled(payload: Payload): Promise<WorkItem[]> {
  const { docs } = await payload.find({
    collection: scheduleJobs,
    where: { and: [isSchedule, { hasError: { not_equals: true } }] },
    sort: 'waitUntil',
    limit: maxShown,
    depth: 0,
  });
  return Promise.all((docs as unknown as Schedule[]).map(job => toScheduled(payload, job)));
}

async function toScheduled(payload: Payload, { input, waitUntil }: Schedule): Promise<WorkItem> {
  const item = { note: 'is published', atMs: Date.parse(waitUntil ?? '') };
  if (!input?.doc) {
    const name = input?.global ?? '';
    const title = yamlKinds.find(kind => kind.name === name)?.label ?? name;
    return { ...item, title, url: `${editorUrl}/admin/globals/${name}` };
  }
  const { relationTo, value } = input.doc;
  const document: unknown = await payload.findByID({
    collection: relationTo as never,
    id: String(value),
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  return {
    ...item,
    title: document ? titleOf(document as Document) : String(value),
    url: formOf(relationTo, value),
  };
}

/** The files that the site refuses and that have a form, those that are not shown first. */
async function findRefused(payload: Payload): Promise<WorkItem[]> {
  const problems = byEffect((await contentProblems()).filter(({ kind }) => kind !== 'warning'));
  const files = [...new Set(problems.map(({ file }) => file))].slice(0, maxShown);
  const forms = await formsOfFiles(payload, files);
  return files.flatMap(file => {
    const form = forms.get(file);
    const problem = problems.find(one => one.file === file);
    return form && problem
      ? [
          {
            url: `${editorUrl}${form.url}`,
            title: file,
            note: `${effectText(problem)}: ${problem.reason}`,
            atMs: Number.NaN,
          },
        ]
      : [];
  });
}
