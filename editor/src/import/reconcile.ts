import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { textToForm, yamlToForm } from '@/format/documents';
import { textKinds, yamlKinds, type TextKind, type YamlKind } from '@/format/kinds';
import { changedByHand, fromFile, type ContentDocument } from '@/src/content/document-hooks';
import { hashOf, readContent, targetOf } from '@/src/content/files';
import { ownWrites } from '@/src/content/publish';
import { contentDir } from '@/src/env';
import { picturesFolder } from '@/src/pictures/picture-files';
import { endSchedules } from '@/src/schedule/schedules';
import { ifChanged, takeInTurn, type Known } from './if-changed';
import { reconcilePictures } from './reconcile-pictures';

/**
 * Takes over the content files that differ from what the editor has: new ones become documents, changed ones
 * new versions. The result compares the files of these names, or all files for null. Nothing is written to
 * the files.
 */
export function createReconciler(payload: Payload) {
  const known: Known = new Map();
  let isFirst = true;

  return async function reconcile(names: ReadonlySet<string> | null): Promise<void> {
    const isNamed = (file: string) => names?.has(file) ?? true;
    for (const kind of yamlKinds.filter(({ file }) => isNamed(file))) {
      await ifChanged([kind.file], known, () => takeYaml(payload, kind));
      await withdrawYaml(payload, kind);
    }
    for (const kind of textKinds) {
      const bases = isFirst ? await basesOf(payload, kind) : null;
      const files = names ? namesOf(kind, names) : await filesOf(kind.folder);
      const report = progressOf(payload, kind, files.length);
      for (const file of files) {
        await ifChanged([file], known, () => takeText(payload, kind, file, bases));
        report();
      }
      const present = new Set(names ? [] : files);
      // A watcher may report nothing of a file that was deleted right after it was published.
      const earlier = names ? files : [...(bases ?? known).keys(), ...ownWrites.keys()];
      const missing = earlier.filter(file => !present.has(file));
      await withdrawMissing(payload, kind, missing, known);
    }
    if (!names || [...names].some(name => name.startsWith(`${picturesFolder}/`)))
      await reconcilePictures(payload, known);
    isFirst = false;
  };
}

/** The files of a kind among these names. */
const namesOf = ({ folder }: TextKind, names: ReadonlySet<string>): string[] =>
  [...names].filter(name => name.startsWith(`${folder}/`) && name.endsWith('.md'));

/** The hash of each file that the documents of a kind were last published as. */
async function basesOf(payload: Payload, { folder }: TextKind): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: folder as never,
    where: { base: { not_equals: '' } },
    depth: 0,
    pagination: false,
    select: { path: true, base: true } as never,
    showHiddenFields: true,
  });
  const documents = docs as { path: string; base?: string }[];
  return new Map(
    documents.flatMap(({ path: name, base }) => (base ? [[`${folder}/${name}.md`, base]] : [])),
  );
}

const progressMs = 2000;

/** Logs how far the first import of an archive is. */
function progressOf(payload: Payload, { folder }: TextKind, all: number): () => void {
  let done = 0;
  let loggedMs = Date.now();
  return () => {
    done += 1;
    if (Date.now() - loggedMs < progressMs) return;
    loggedMs = Date.now();
    payload.logger.info(`taking over ${folder}: ${done} of ${all} files`);
  };
}

async function takeText(
  payload: Payload,
  kind: TextKind,
  file: string,
  bases: ReadonlyMap<string, string> | null,
): Promise<void> {
  const source = await readContent(file);
  if (source === null) return;
  const base = hashOf(source);
  if (bases?.get(file) === base) return;
  const name = file.slice(kind.folder.length + 1, -'.md'.length);
  const collection = kind.folder as never;
  const found = await payload.find({
    collection,
    where: { path: { equals: name } },
    limit: 1,
    depth: 0,
    trash: true,
    showHiddenFields: true,
  });
  const [document] = found.docs as (ContentDocument & { id: number })[];
  if (document?.base === base || ownWrites.get(file) === base) return;
  const values = withNulls(textToForm(kind, source), kind.fields);
  const data = { ...values, path: name, ...stateOf(source, base), deletedAt: null } as never;
  if (!document) {
    await payload.create({ collection, data, context: fromFile });
    return;
  }
  const { id } = document;
  await payload.update({ collection, id, data, context: fromFile, trash: true });
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
    ownWrites.delete(kind.file);
    await payload.updateGlobal({ slug: kind.name as never, data: withdrawn, context: fromFile });
    await endSchedules(payload, { global: kind.name });
  });
}

/** The same for those files of a kind that are no longer there. */
async function withdrawMissing(
  payload: Payload,
  kind: TextKind,
  files: readonly string[],
  known: Known,
): Promise<void> {
  const collection = kind.folder as never;
  const beginning = `${kind.folder}/`;
  for (const file of files) {
    if (!file.startsWith(beginning) || (await isThere(file))) continue;
    await takeInTurn(async () => {
      if (await isThere(file)) return;
      ownWrites.delete(file);
      const { docs } = await payload.find({
        collection,
        where: {
          path: { equals: file.slice(beginning.length, -'.md'.length) },
          base: { not_equals: '' },
        },
        depth: 0,
        showHiddenFields: true,
      });
      for (const { id, base } of docs as (ContentDocument & { id: number })[]) {
        if (!base) continue;
        await payload.update({ collection, id, data: withdrawn, context: fromFile });
        await endSchedules(payload, { collection: kind.folder, id });
      }
    });
    known.delete(file);
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(targetOf(file)).then(
    found => found.isFile(),
    () => false,
  );

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
