import type { PayloadRequest, Where } from 'payload';
import { excerptAround, hasWords, wordsOfQuery } from '@/format/excerpts';
import { textKinds, yamlKinds, type TextKind } from '@/format/kinds';
import { hasRole } from '@/src/access/roles';
import { readContent } from '@/src/content/files';
import { picturesFolder } from '@/src/pictures/picture-files';

/** What a query has found: its form, its kind, and the words around what was found. */
type Found = { url: string; title: string; kind: string; excerpt: string };

type Payload = PayloadRequest['payload'];
type Document = {
  id: number;
  title?: string | null;
  path?: string | null;
  source?: string | null;
};
type Picture = { id: number; name?: string; alt?: string | null; credit?: string | null };

const maxPerKind = 20;
/** Drafts that were never published have no file that the database could search. */
const searchedDrafts = 200;

/**
 * The texts, pictures and, for administrators, separate files that have all words of a query, in any of their
 * fields, those with the words in their title first.
 */
export async function findEverywhere(
  payload: Payload,
  { user, query }: { user: PayloadRequest['user']; query: string },
): Promise<Found[]> {
  if (wordsOfQuery(query).length === 0) return [];
  const found = await Promise.all([
    ...textKinds.map(kind => findTexts(payload, kind, query)),
    findPictures(payload, query),
    hasRole({ user }, 'admin') ? findSeparateFiles(query) : [],
  ]);
  const isTitle = ({ title }: Found) => hasWords(title, query);
  const all = found.flat();
  return [...all.filter(isTitle), ...all.filter(one => !isTitle(one))];
}

async function findTexts(payload: Payload, kind: TextKind, query: string): Promise<Found[]> {
  const options = {
    collection: kind.folder as never,
    draft: true,
    depth: 0,
    sort: '-updatedAt',
    showHiddenFields: true,
  };
  const [published, drafts] = await Promise.all([
    payload.find({
      ...options,
      where: withWords(query, ['title', 'path', 'source']),
      select: { title: true, path: true, source: true } as never,
      limit: maxPerKind,
    }),
    payload.find({ ...options, where: { _status: { equals: 'draft' } }, limit: searchedDrafts }),
  ]);
  const matches = new Map<number, Found>();
  for (const document of published.docs as unknown as Document[])
    matches.set(document.id, toFound(kind, document, { text: document.source ?? '', query }));
  for (const document of drafts.docs as unknown as Document[]) {
    const text = textOf(document);
    if (hasWords(text, query)) matches.set(document.id, toFound(kind, document, { text, query }));
  }
  return [...matches.values()].slice(0, maxPerKind);
}

/** The fields are searched separately, and each word may be in another one. */
const withWords = (query: string, fields: readonly string[]): Where => ({
  and: wordsOfQuery(query).map(word => ({
    or: fields.map(field => ({ [field]: { contains: word } })),
  })),
});

function toFound(
  { folder, label }: TextKind,
  { id, title, path }: Document,
  { text, query }: { text: string; query: string },
): Found {
  return {
    url: `/admin/collections/${folder}/${id}`,
    title: title || path || `No title (${id})`,
    kind: label.one,
    excerpt: excerptAround(text, query),
  };
}

/** Every text of a document. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).filter(Boolean).join(' ')
    : '';
}

async function findPictures(payload: Payload, query: string): Promise<Found[]> {
  const { docs } = await payload.find({
    collection: picturesFolder as never,
    where: withWords(query, ['name', 'alt', 'credit']),
    limit: maxPerKind,
    depth: 0,
  });
  return (docs as unknown as Picture[]).map(({ id, name, alt, credit }) => ({
    url: `/admin/collections/${picturesFolder}/${id}`,
    title: alt || name || String(id),
    kind: 'Picture',
    excerpt: [name, credit].filter(Boolean).join(', '),
  }));
}

async function findSeparateFiles(query: string): Promise<Found[]> {
  const found = await Promise.all(
    yamlKinds.map(async ({ name, file, label }) => {
      const text = (await readContent(file)) ?? '';
      return hasWords(`${label} ${text}`, query)
        ? [
            {
              url: `/admin/globals/${name}`,
              title: label,
              kind: file,
              excerpt: excerptAround(text, query),
            },
          ]
        : [];
    }),
  );
  return found.flat();
}
