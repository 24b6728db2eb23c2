import { ValidationError, type Access, type PayloadRequest } from 'payload';
import { hasRole } from '@/src/access/roles';
import type { ContentDocument, FileFormat } from '@/src/content/document-hooks';
import { unpublishFile } from '@/src/content/publish';
import { refusal } from '@/src/content/refusal';
import type { TextKind } from '@/format/kinds';
import { siteAddress } from '@/format/site-addresses';
import { planRedirects, redirectsWithout } from './redirects';

/** A stored document of a collection. */
export type Trashable = ContentDocument & { id: number };

/** How texts of a kind of Markdown become files. */
export type TextFormat = FileFormat & { kind: TextKind };

/** Editors move texts to the trash; administrators also delete them permanently, which cannot be undone. */
export const mayDeleteText: Access = ({ req, data }) =>
  hasRole(req, (data as Trashable | undefined)?.deletedAt ? 'editor' : 'admin');

/** Whether a save moves a document to the trash. Rejects for one that is there already. */
export function isMovedToTrash(
  data: Partial<Trashable>,
  before: Trashable,
  { query }: PayloadRequest,
): boolean {
  if (!data.deletedAt) return false;
  if (before.deletedAt) throw refusal('It is in the trash. Restore it first.', 400);
  // Its file would go, and Payload would store only a version.
  if (String(query?.draft) === 'true')
    throw refusal('A draft beside the published text is not deleted alone.', 400);
  return true;
}

/**
 * Removes the file of a document, unless others refer to it. Resolves with what is stored in the trash: what was
 * published with the text of its file, so that the file gets the same bytes when it is restored. A draft beside
 * it stays among the versions. `?redirect=/news/a-story` sends visitors of its address there from now on.
 */
export async function moveToTrash(
  format: TextFormat,
  { before, req }: { before: Trashable; req: PayloadRequest },
): Promise<Record<string, unknown>> {
  const published = before.base ? await findPublished(format, before, req) : before;
  const file = format.fileOf(published);
  if (before.base && file) {
    const address = siteAddress(format.kind.folder, String(published.path));
    const { redirect: target = '' } = req.query;
    const plan = await planRedirects(req, redirects =>
      redirectsWithout(redirects, address, target === '' ? null : String(target)),
    );
    await unpublishFile(file, before.base, plan?.changes);
    await plan?.save();
  }
  const { id: _, createdAt: __, updatedAt: ___, ...values } = published;
  // An earlier time, from the request, would delete it permanently within the hour.
  const deletedAt = new Date().toISOString();
  return { ...values, deletedAt, base: '', changed_by: req.user?.email ?? null };
}

const findPublished = async (
  { collection }: FileFormat,
  { id }: Trashable,
  req: PayloadRequest,
): Promise<Trashable> =>
  (await req.payload.findByID({
    collection: collection as never,
    id,
    depth: 0,
    draft: false,
    showHiddenFields: true,
    req,
  })) as Trashable;

/** Rejects with an error at the address when a document in the trash has it. */
export async function expectNotInTrash(
  { collection }: FileFormat,
  path: unknown,
  req: PayloadRequest,
): Promise<void> {
  if (typeof path !== 'string' || path === '') return;
  const { docs } = await req.payload.find({
    collection: collection as never,
    where: { path: { equals: path }, deletedAt: { exists: true } },
    trash: true,
    limit: 1,
    depth: 0,
    req,
  });
  if (docs.length === 0) return;
  const message =
    'A document in the trash has this address. Restore that one, or choose another address.';
  throw new ValidationError(
    { collection, errors: [{ path: 'path', label: 'Address', message }] },
    req.t,
  );
}
