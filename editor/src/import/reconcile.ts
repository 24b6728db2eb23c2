import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { textToForm, yamlToForm } from '@/format/documents';
import { textKinds, yamlKinds, type TextKind, type YamlKind } from '@/format/kinds';
import { changedByHand, fromFile, type ContentDocument } from '@/src/content/document-hooks';
import { hashOf, readContent } from '@/src/content/files';
import { ownWrites } from '@/src/content/publish';
import { contentDir } from '@/src/env';
import { endSchedules } from '@/src/schedule/schedules';
import { ifChanged, takeInTurn, type Known } from './if-changed';
import { reconcilePictures } from './reconcile-pictures';

/**
 * Takes over the content files that differ from what the editor has: new ones become documents, changed ones
 * new versions. Nothing is written to the files.
 */
export async function reconcile(payload: Payload, known: Known): Promise<void> {
  for (const kind of yamlKinds) {
    await ifChanged([kind.file], known, () => takeYaml(payload, kind));
    await withdrawYaml(payload, kind);
  }
  for (const kind of textKinds) {
    const files = await filesOf(kind.folder);
    for (const file of files) await ifChanged([file], known, () => takeText(payload, kind, file));
    await withdrawMissing(payload, kind, new Set(files));
  }
  await reconcilePictures(payload, known);
}

async function takeText(payload: Payload, kind: TextKind, file: string): Promise<void> {
  const source = await readContent(file);
  if (source === null) return;
  const name = file.slice(kind.folder.length + 1, -'.md'.length);
  const collection = kind.folder as never;
  const found = await payload.find({
    collection,
    where: { path: { equals: name } },
    limit: 1,
    depth: 0,
    showHiddenFields: true,
  });
  const [document] = found.docs as (ContentDocument & { id: number })[];
  const base = hashOf(source);
  if (document?.base === base || ownWrites.get(file) === base) return;
  const values = withNulls(textToForm(kind, source), kind.fields);
  const data = { ...values, path: name, ...stateOf(source, base) } as never;
  if (!document) {
    await payload.create({ collection, data, context: fromFile });
    return;
  }
  const { id } = document;
  await payload.update({ collection, id, data, context: fromFile });
  await endSchedules(payload, { collection: kind.folder, id });
}

async function takeYaml(payload: Payload, kind: YamlKind): Promise<void> {
  const source = await readContent(kind.file);
  if (source === null) return;
  const slug = kind.name as never;
  const document = await findYaml(payload, kind);
  const base = hashOf(source);
  if (document.base === base || ownWrites.get(kind.file) === base) return;
  const data = { ...yamlToForm(kind, source), ...stateOf(source, base) } as never;
  await payload.updateGlobal({ slug, data, context: fromFile });
  await endSchedules(payload, { global: kind.name });
}

const findYaml = async (payload: Payload, { name }: YamlKind): Promise<ContentDocument> =>
  (await payload.findGlobal({
    slug: name as never,
    depth: 0,
    showHiddenFields: true,
  })) as ContentDocument;

/** A file that was deleted by hand leaves a draft. */
async function withdrawYaml(payload: Payload, kind: YamlKind): Promise<void> {
  const isMissing = async () => (await readContent(kind.file)) === null;
  if (!(await isMissing()) || !(await findYaml(payload, kind)).base) return;
  await takeInTurn(async () => {
    if (!(await isMissing())) return;
    await payload.updateGlobal({ slug: kind.name as never, data: withdrawn, context: fromFile });
    await endSchedules(payload, { global: kind.name });
  });
}

/** The same for the documents of a folder. */
async function withdrawMissing(
  payload: Payload,
  kind: TextKind,
  files: ReadonlySet<string>,
): Promise<void> {
  const collection = kind.folder as never;
  const { docs } = await payload.find({
    collection,
    where: { base: { not_equals: '' } },
    depth: 0,
    pagination: false,
    select: { path: true, base: true } as never,
  });
  for (const { id, path: name, base } of docs as { id: number; path: string; base?: string }[]) {
    const file = `${kind.folder}/${name}.md`;
    if (!base || files.has(file)) continue;
    await takeInTurn(async () => {
      if ((await readContent(file)) !== null) return;
      await payload.update({ collection, id, data: withdrawn, context: fromFile });
      await endSchedules(payload, { collection: kind.folder, id });
    });
  }
}

const withdrawn = { _status: 'draft', base: '', changed_by: changedByHand } as never;

const stateOf = (source: string, base: string) => ({
  source,
  base,
  changed_by: changedByHand,
  replace_file: false,
  left_out: null,
  _status: 'published',
});

/** A field that the file no longer has is emptied. */
const withNulls = (values: Record<string, unknown>, fields: TextKind['fields']) => ({
  ...Object.fromEntries(fields.map(({ name, kind }) => [name, isRows(kind) ? [] : null])),
  ...values,
});

const isRows = (kind: string): boolean => ['texts', 'longTexts', 'list', 'map'].includes(kind);

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, folder), { recursive: true }).catch(() => []);
  return names
    .map(name => `${folder}/${name.split(path.sep).join('/')}`)
    .filter(name => name.endsWith('.md') && !name.split('/').some(part => part.startsWith('.')));
}
