import { APIError, type AfterErrorHook, type PayloadRequest } from 'payload';
import { textKinds, yamlKinds } from '@/format/kinds';
import type { FileState } from './publish';

type Values = Record<string, unknown>;
type Version = { version: Values };
/** The form of a refused save. */
type Refused = { slug: string; id: number | null; values: Values };

/** 423: another user has the document open. 409: its file has changed since the form was opened. */
const statuses = [409, 423];

/** What the user cannot have typed. */
const ownFields: readonly (keyof FileState | 'id' | 'createdAt' | 'updatedAt' | 'owner')[] = [
  'id',
  'createdAt',
  'updatedAt',
  'owner',
  'source',
  'base',
  'changed_by',
  'left_out',
  'replace_file',
];

/**
 * Keeps what a user has typed when its save is refused because of another user or a changed file: as a version,
 * which can be compared with theirs and restored. The newest version is stored once more after it, so that it stays
 * the current one.
 */
export const keepRefusedText: AfterErrorHook = async ({ error, req }) => {
  const status = error instanceof APIError ? error.status : 0;
  const refused = statuses.includes(status) ? refusedSave(req) : null;
  if (!refused || !(await isKept(req, refused))) return;
  const reason =
    status === 423
      ? 'Somebody else is editing this document now. It was not saved.'
      : error.message;
  // Payload shows what is behind a colon as a list.
  const message = `${reason} What you have typed is kept under "Versions" to be compared with theirs and restored.`;
  return { status, response: { errors: [{ message }] } };
};

function refusedSave({ data, method, routeParams = {} }: PayloadRequest): Refused | null {
  const { collection, global, id } = routeParams;
  if (!data || data.deletedAt) return null;
  if (textKinds.some(({ folder }) => folder === collection))
    return method === 'PATCH' && id
      ? { slug: String(collection), id: Number(id), values: data }
      : null;
  const isSave = method === 'POST' && id === undefined;
  return isSave && yamlKinds.some(({ name }) => name === global)
    ? { slug: String(global), id: null, values: data }
    : null;
}

/** Whether it is kept; when it is not, the user reads why the save was refused nevertheless. */
const isKept = (req: PayloadRequest, refused: Refused): Promise<boolean> =>
  keep(req, refused).catch((error: unknown) => {
    req.payload.logger.error(`refused text not kept: ${String(error)}`);
    return false;
  });

/** Resolves with false when there is no version to which it could belong. */
async function keep(req: PayloadRequest, { slug, id, values }: Refused): Promise<boolean> {
  const current = await findCurrent(req, slug, id);
  if (!current) return false;
  const typed = Object.entries(values).filter(([key]) => !ownFields.some(own => own === key));
  const mine = {
    ...current.version,
    ...Object.fromEntries(typed),
    _status: 'draft',
    changed_by: req.user?.email ?? null,
  };
  // Payload takes a draft that is newer than what is published for the current one.
  const earlier = new Date(Date.parse(String(current.version.updatedAt)) - 1);
  await addVersion(req, { slug, id, values: mine, at: earlier });
  await addVersion(req, { slug, id, values: current.version, at: new Date() });
  return true;
}

async function findCurrent(
  { payload }: PayloadRequest,
  slug: string,
  id: number | null,
): Promise<Version | undefined> {
  const options = {
    depth: 0,
    limit: 1,
    sort: '-updatedAt',
    showHiddenFields: true,
  };
  const { docs } =
    id === null
      ? await payload.findGlobalVersions({ slug: slug as never, ...options })
      : await payload.findVersions({
          collection: slug as never,
          where: { parent: { equals: id } },
          ...options,
        });
  return (docs as Version[])[0];
}

async function addVersion(
  { payload }: PayloadRequest,
  { slug, id, values, at }: { slug: string; id: number | null; values: Values; at: Date },
): Promise<void> {
  const version = {
    autosave: false,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    versionData: values as never,
  };
  if (id === null) await payload.db.createGlobalVersion({ globalSlug: slug as never, ...version });
  else await payload.db.createVersion({ collectionSlug: slug as never, parent: id, ...version });
}
