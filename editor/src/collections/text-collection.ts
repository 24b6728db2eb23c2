import type { CollectionConfig } from 'payload';
import { longestName } from '@/format/address-of-title';
import { bodyField, formToText } from '@/format/documents';
import type { TextKind } from '@/format/kinds';
import { listDate, withListDate } from '@/format/list-date';
import { withStoryDate } from '@/format/story-date';
import { isLoggedIn, mayChangeText, mayWriteText } from '@/src/access/roles';
import { beforeStore, isUnpublished, type FileFormat } from '@/src/content/document-hooks';
import { matchErrors } from '@/src/content/known-matches';
import { refusal } from '@/src/content/refusal';
import { unpublishFile } from '@/src/content/publish';
import { restoreEndpoint } from '@/src/content/restore';
import { leftOutField, ownerField, siteStateField, stateFields } from '@/src/content/state-fields';
import { previewButtons, wayBackFromPreview } from '@/src/preview/preview-buttons';
import { rowTypes, toPayloadField } from '@/src/form/payload-fields';
import { endSchedules, schedulePublish } from '@/src/schedule/schedules';
import {
  expectNotInTrash,
  isMovedToTrash,
  mayDeleteText,
  moveToTrash,
  type Trashable,
} from '@/src/trash/trash';
import { planReturn } from '@/src/trash/redirects';
import { versionsView } from '@/src/versions/versions';
import { referencesEndpoint } from '@/src/trash/references';
import { withComparedFacts } from './compared-facts';
import { withDemoLast } from './demo-fields';
import { listDateField } from './list-date-field';

const validPath = /^[a-z0-9]+([-/][a-z0-9]+)*$/;
const isPath = (path: unknown): path is string =>
  typeof path === 'string' &&
  validPath.test(path) &&
  path.split('/').every(name => name.length <= longestName);

/** The columns of lists that not all kinds have. */
const listedFields = ['author', 'picture'];

/** The file of a document of a kind of Markdown files. */
export const textFormat = (kind: TextKind): FileFormat & { kind: TextKind } => ({
  collection: kind.folder,
  kind,
  fileOf: ({ path }) => (isPath(path) ? `${kind.folder}/${path}.md` : null),
  toText: (document, source) => formToText(kind, document, source),
  errorsOf: (document, source) => matchErrors(kind, document, source),
  planAlongside: ({ path }, req) => planReturn(kind, String(path), req),
});

/** News, pages, bookmakers or bonuses: each document is a file of Markdown. */
export function textCollection(kind: TextKind): CollectionConfig {
  const format = textFormat(kind);
  const store = beforeStore(format);
  const [title, ...fields] = withDemoLast(kind.fields.map(toPayloadField).map(withComparedFacts));
  return {
    slug: kind.folder,
    labels: { singular: kind.label.one, plural: kind.label.many },
    admin: {
      useAsTitle: 'title',
      defaultColumns: [
        'title',
        '_status',
        'site_state',
        ...(kind.folder === 'news' ? [listDate] : []),
        ...listedFields.filter(name => kind.fields.some(field => field.name === name)),
        'changed_by',
        'updatedAt',
      ],
      group: 'Content',
      hideAPIURL: true,
      // Otherwise a list reads all parts of every document before its page: 5,000 stories take 5 s.
      enableListViewSelectAPI: true,
      ...previewButtons(kind.folder, { isGlobal: false }),
      components: {
        edit: {
          beforeDocumentControls: [wayBackFromPreview],
          editMenuItems: ['/trash/delete-item.client#DeleteItem'],
        },
        views: { edit: versionsView },
      },
    },
    access: {
      read: isLoggedIn,
      create: mayWriteText,
      update: mayChangeText,
      delete: mayDeleteText,
      readVersions: isLoggedIn,
    },
    defaultSort: kind.folder === 'news' ? `-${listDate}` : '-updatedAt',
    // Its dialog would not list what links to the texts.
    disableBulkDelete: true,
    trash: true,
    versions: {
      drafts: { schedulePublish },
      maxPerDoc: 200,
    },
    // Its list asks for the problems of each file.
    forceSelect: { path: true, base: true } as never,
    fields: [
      siteStateField(kind.folder),
      leftOutField,
      ...(title ? [title] : []),
      {
        name: 'path',
        label: 'Address *',
        type: 'text',
        index: true,
        unique: true,
        admin: {
          position: 'sidebar',
          description: `The name of its file and its URL, in words-like-this. It stays once it is published.`,
          components: { Field: '/form/address-field.client#AddressField' },
        },
      },
      {
        name: bodyField,
        label: 'Text',
        type: 'blocks',
        blocks: [],
        blockReferences: rowTypes(kind.hasBlocks),
        labels: { singular: 'part', plural: 'parts' },
      },
      ...fields,
      ...(kind.folder === 'news' ? [listDateField] : []),
      ...stateFields,
      ownerField,
    ],
    endpoints: [restoreEndpoint({ collection: kind.folder }), referencesEndpoint(format)],
    hooks: {
      beforeChange: [
        async ({ data, originalDoc, operation, req }) => {
          const before = operation === 'create' ? undefined : (originalDoc as Trashable);
          if (req.context.isFromFile) return data;
          if (before && isMovedToTrash(data, before, req))
            return moveToTrash(format, { before, req });
          if (data.path !== before?.path) await expectNotInTrash(format, data.path, req);
          if (before?.base && data.path !== before.path)
            throw refusal('The address of a published document stays.', 400);
          if (isUnpublished(data, before, req))
            throw refusal('To take it off the site, delete it: it goes to the trash.', 400);
          const own = before ? data : { ...data, deletedAt: null, owner: req.user?.id };
          return data._status === 'published' ? withStoryDate(kind, own, Date.now()) : own;
        },
        // In the trash it has no file.
        change => (change.data.deletedAt ? change.data : store(change)),
        ({ data, originalDoc }) =>
          kind.folder === 'news' ? withListDate(data, originalDoc, Date.now()) : data,
      ],
      afterChange: [
        async ({ doc, previousDoc, req }) => {
          const { id, deletedAt } = doc as { id: number; deletedAt?: string | null };
          if (deletedAt && !(previousDoc as Trashable).deletedAt)
            await endSchedules(req.payload, { collection: kind.folder, id }, 'It was deleted.');
        },
      ],
      beforeDelete: [
        async ({ id, req }) => {
          const document = (await req.payload.findByID({
            collection: kind.folder as never,
            id,
            depth: 0,
            draft: false,
            req,
            showHiddenFields: true,
            trash: true,
          })) as Trashable;
          const file = format.fileOf(document);
          if (document.base && file && !req.context.isFromFile)
            await unpublishFile(file, document.base);
        },
      ],
    },
  };
}
