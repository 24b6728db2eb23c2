import type { CollectionConfig, PayloadRequest } from 'payload';
import type { FormValues } from '@/format/field';
import { photoFields } from '@/format/forms';
import { formToPhoto } from '@/format/pictures';
import { isEditor, isLoggedIn } from '@/src/access/roles';
import { refusal } from '@/src/content/refusal';
import { toPayloadField } from '@/src/form/payload-fields';
import { isMovedToTrash, mayDeleteText, type Trashable } from '@/src/trash/trash';
import { mimeTypes, picturesFolder, toPictureName } from './picture-files';
import { removeFromTrash } from './picture-trash';
import { publishPicture, republishPicture, unpublishPicture } from './publish-picture';
import { pictureReferencesEndpoint } from './references-endpoint';
import { showPicture } from './show-picture';

type Picture = FormValues & {
  deletedAt?: string | null;
  name?: string | null;
  filename?: string | null;
  source?: string | null;
  base?: string | null;
};

/** The limit of the site; no file system has much longer names. */
const longestName = 120;

/**
 * Photos: the bytes and the texts of each are files of the content, written when they are saved.
 * Drawings are listed, so that they can be chosen, and changed by hand.
 */
export const pictures: CollectionConfig = {
  slug: picturesFolder,
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['filename', 'name', 'alt', 'credit', 'changed_by'],
    group: 'Content',
    hideAPIURL: true,
    pagination: { defaultLimit: 25 },
    components: { edit: { editMenuItems: ['/trash/delete-item.client#DeleteItem'] } },
  },
  disableBulkDelete: true,
  defaultSort: '-createdAt',
  trash: true,
  endpoints: [pictureReferencesEndpoint],
  access: { read: isLoggedIn, create: isLoggedIn, update: isEditor, delete: mayDeleteText },
  upload: {
    disableLocalStorage: true,
    // Drawings are taken over from their files; `toFilename` refuses them as uploads.
    mimeTypes: [...new Set(Object.values(mimeTypes))],
    filesRequiredOnCreate: false,
    focalPoint: false,
    crop: false,
    pasteURL: false,
    displayPreview: true,
    adminThumbnail: ({ doc }) =>
      `/api/${picturesFolder}/file/${String(doc.filename)}?size=small&of=${String(doc.base).slice(0, 8)}`,
    handlers: [(req, { params: { filename } }) => showPicture(req, filename)],
  },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      index: true,
      unique: true,
      admin: {
        description: 'In words-like-this; stories name the picture by it. Empty: that of the file.',
      },
    },
    ...photoFields.map(toPayloadField),
    { name: 'source', type: 'textarea', hidden: true },
    { name: 'base', type: 'text', admin: { hidden: true } },
    {
      name: 'changed_by',
      label: 'Changed by',
      type: 'text',
      access: { create: () => false, update: () => false },
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
  hooks: {
    beforeChange: [
      // The document before its creation is an empty object.
      ({ data, operation, originalDoc, req }) =>
        beforeChange(data, operation === 'create' ? undefined : originalDoc, req),
    ],
    beforeDelete: [
      async ({ id, req }) => {
        if (req.context.isFromFile) return;
        const { filename, base, deletedAt } = (await req.payload.findByID({
          collection: picturesFolder as never,
          id,
          depth: 0,
          showHiddenFields: true,
          trash: true,
        })) as Picture;
        if (filename && deletedAt) await removeFromTrash(filename);
        else if (filename && base) await unpublishPicture(filename, base, { isKept: false });
      },
    ],
  },
};

async function beforeChange(
  data: Picture,
  before: Picture | undefined,
  req: PayloadRequest,
): Promise<Picture> {
  if (req.context.isFromFile) return data;
  if (before && isMovedToTrash(data, before as Trashable, req)) return toTrash(before, req);
  if (before?.deletedAt) return fromTrash(before, req);
  if (before?.filename?.endsWith('.svg'))
    throw refusal('A drawing is changed by hand, in the content folder.', 400);
  const upload = req.file;
  if (!upload && !before) throw refusal('Choose a file.', 400);
  const filename = upload
    ? toFilename(before?.name ?? data.name, upload.name)
    : (before?.filename ?? '');
  const name = toPictureName(filename)?.name ?? '';
  if (!before) await expectNotInTrash(name, req);
  if (before && data.name && data.name !== before.name)
    throw refusal('The name of a picture stays: stories have it.', 400);
  const source = before?.source ?? '';
  const words = formToPhoto(data, source);
  const base = await publishPicture({
    filename,
    words,
    req,
    bytes: upload ? Buffer.from(upload.data) : null,
    // The hash when the form was opened: the files may have changed by hand since.
    before: before?.filename ? { filename: before.filename, base: data.base ?? null } : null,
  });
  const changedBy = String(req.user?.email ?? '');
  return { ...data, deletedAt: null, name, filename, source: words, base, changed_by: changedBy };
}

async function toTrash(before: Picture, req: PayloadRequest): Promise<Picture> {
  const { filename, base } = before;
  if (filename && base) await unpublishPicture(filename, base, { isKept: true });
  // An earlier time, from the request, would delete it permanently within the hour.
  return { ...stateOf(before, req), deletedAt: new Date().toISOString(), base: '' };
}

async function fromTrash(before: Picture, req: PayloadRequest): Promise<Picture> {
  const base = await republishPicture(before.filename ?? '', before.source ?? null);
  return { ...stateOf(before, req), deletedAt: null, base };
}

function stateOf(before: Picture, req: PayloadRequest): Picture {
  const { id: _, createdAt: __, updatedAt: ___, ...values } = before;
  return { ...values, changed_by: String(req.user?.email ?? '') };
}

async function expectNotInTrash(name: string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: picturesFolder as never,
    where: { name: { equals: name }, deletedAt: { exists: true } },
    trash: true,
    req,
  });
  if (totalDocs > 0)
    throw refusal(
      'A picture in the trash has this name. Restore that one, or choose another name.',
      400,
    );
}

/** The name of the file: what was typed, or what the uploaded file is called, in words-like-this. */
function toFilename(name: string | null | undefined, uploaded: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(uploaded)?.[1]?.toLowerCase() ?? '';
  const words = (name || uploaded.replace(/\.[^.]*$/, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const filename = `${words}.${ending}`;
  if (ending === 'svg' || words.length > longestName || !toPictureName(filename))
    throw refusal(
      'Expected a JPEG, PNG, WebP or AVIF file with a name in words-like-this, of at most 120 characters.',
      400,
    );
  return filename;
}
