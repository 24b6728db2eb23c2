import { readdir } from 'node:fs/promises';
import type { Payload, Where } from 'payload';
import { entriesField } from '@/format/documents';
import { textKinds, type TextKind } from '@/format/kinds';
import { maxOptions, type PickOption } from '@/format/picks';
import { siteAddress } from '@/format/site-addresses';
import { targetOf } from '@/src/content/files';

/* What of the editor's own texts can be picked. */
type Folder = TextKind['folder'];
type Document = { title?: string | null; path?: string | null } & Record<string, unknown>;

/** The stories whose tags and authors are offered. */
const newestStories = 1000;
const isOnSite: Where = { base: { not_equals: '' } };

async function find(
  payload: Payload,
  folder: Folder,
  options: { where: Where; names: readonly string[]; limit: number },
): Promise<Document[]> {
  const { docs } = await payload.find({
    collection: folder as never,
    where: options.where,
    sort: '-updatedAt',
    limit: options.limit,
    select: Object.fromEntries(options.names.map(name => [name, true])) as never,
    depth: 0,
  });
  return docs as Document[];
}

/** The published texts of a kind whose title or address has a query, the last changed first. */
export async function findTexts(
  payload: Payload,
  folder: Folder,
  { query, toValue }: { query: string; toValue: (path: string) => string },
): Promise<PickOption[]> {
  const words = query.trim().replace(/^\//, '');
  const name = words.split('/').at(-1) ?? '';
  const has: Where[] = words
    ? [{ or: [{ title: { contains: words } }, { path: { contains: name } }] }]
    : [];
  const docs = await find(payload, folder, {
    where: { and: [isOnSite, ...has] },
    names: ['title', 'path'],
    limit: maxOptions,
  });
  return docs.flatMap(({ title, path }) =>
    path ? [{ value: toValue(path), label: title || path }] : [],
  );
}

/** The published texts of all kinds by their address on the site. */
export async function findLinks(payload: Payload, query: string): Promise<PickOption[]> {
  const found = await Promise.all(
    textKinds.map(({ folder }) =>
      findTexts(payload, folder, { query, toValue: path => siteAddress(folder, path) }),
    ),
  );
  return found
    .flat()
    .map(({ value, label }) => ({ value, label: `${label} · ${value}` }))
    .slice(0, maxOptions);
}

/** The published texts of a kind that have one of the addresses. */
export async function labelTexts(
  payload: Payload,
  folder: Folder,
  paths: readonly string[],
): Promise<PickOption[]> {
  const docs = await find(payload, folder, {
    where: { and: [isOnSite, { path: { in: [...paths] } }] },
    names: ['title', 'path'],
    limit: paths.length,
  });
  return docs.flatMap(({ title, path }) => (path ? [{ value: path, label: title || path }] : []));
}

/** The same for links to texts of all kinds. */
export async function labelLinks(
  payload: Payload,
  links: readonly string[],
): Promise<PickOption[]> {
  const paths = links.flatMap(link => [link.replace(/^\//, ''), link.split('/').at(-1) ?? '']);
  const found = await Promise.all(
    textKinds.map(async ({ folder }) =>
      (await labelTexts(payload, folder, paths)).map(({ value, label }) => ({
        value: siteAddress(folder, value),
        label: `${label} · ${siteAddress(folder, value)}`,
      })),
    ),
  );
  return found.flat();
}

/** The different values of a field of the newest texts, the most frequent first. */
export async function findValues(
  payload: Payload,
  folder: Folder,
  field: string,
): Promise<PickOption[]> {
  const docs = await find(payload, folder, {
    where: isOnSite,
    names: [field],
    limit: newestStories,
  });
  const counts = new Map<string, number>();
  for (const value of docs.flatMap(document => document[field]))
    if (typeof value === 'string' && value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other, 'en'))
    .map(([value]) => ({ value, label: value }));
}

/** The tags of guides: an administrator adds one at "Tags of guides". */
export async function findGuideTags(payload: Payload): Promise<PickOption[]> {
  const tags = (await payload.findGlobal({ slug: 'tags' as never, depth: 0 })) as {
    [entriesField]?: { key?: string | null; value?: string | null }[] | null;
  };
  return (tags[entriesField] ?? []).flatMap(({ key, value }) =>
    key ? [{ value: key, label: value || key }] : [],
  );
}

/** The drawings that are logos only; any picture can be a logo, too. */
export async function findLogos(): Promise<PickOption[]> {
  const names = await readdir(targetOf('logos')).catch((): string[] => []);
  return names
    .filter(name => name.endsWith('.svg') && !name.startsWith('.'))
    .map(name => ({ value: name.replace(/\.svg$/, ''), label: name.replace(/\.svg$/, '') }))
    .sort((one, other) => one.value.localeCompare(other.value, 'en'));
}
