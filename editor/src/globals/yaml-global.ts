import type { Field as PayloadField, GlobalConfig, PayloadRequest } from 'payload';
import { entriesField, formToYaml } from '@/format/documents';
import { isFieldList, type YamlKind } from '@/format/kinds';
import { isAdmin, isHiddenFromOthers, isLoggedIn } from '@/src/access/roles';
import {
  beforeStore,
  isUnpublished,
  type ContentDocument,
  type FileFormat,
} from '@/src/content/document-hooks';
import { refusal } from '@/src/content/refusal';
import { restoreEndpoint } from '@/src/content/restore';
import { leftOutField, siteStateField, stateFields } from '@/src/content/state-fields';
import { previewButtons, wayBackFromPreview } from '@/src/preview/preview-buttons';
import { schedulePublish } from '@/src/schedule/schedules';
import { versionsView } from '@/src/versions/versions';
import { toPayloadField } from '@/src/form/payload-fields';

export const yamlFormat = (kind: YamlKind): FileFormat => ({
  collection: kind.name,
  kind,
  fileOf: () => kind.file,
  toText: (document, source) => formToYaml(kind, document, source),
});

/**
 * Payload passes hooks of a global a document without its hidden fields, of which `source` is one.
 */
const storedDocument = async (slug: string, req: PayloadRequest): Promise<ContentDocument> =>
  (await req.payload.findGlobal({
    slug: slug as never,
    depth: 0,
    draft: true,
    showHiddenFields: true,
    req,
  })) as ContentDocument;

/** A kind that is one YAML file, such as the menu. */
export function yamlGlobal(kind: YamlKind): GlobalConfig {
  return {
    slug: kind.name,
    label: kind.label,
    admin: {
      group: 'Content',
      hidden: isHiddenFromOthers,
      hideAPIURL: true,
      ...(kind.hasPage && previewButtons(kind.name, { isGlobal: true })),
      components: {
        elements: { beforeDocumentControls: kind.hasPage ? [wayBackFromPreview] : [] },
        views: { edit: versionsView },
      },
    },
    access: { read: isLoggedIn, update: isAdmin, readVersions: isLoggedIn },
    versions: { drafts: { schedulePublish }, max: 200 },
    fields: [siteStateField(kind.name), leftOutField, ...fieldsOf(kind), ...stateFields],
    endpoints: [restoreEndpoint({ global: kind.name })],
    hooks: {
      beforeChange: [
        async ({ data, req }) => {
          const originalDoc = await storedDocument(kind.name, req);
          if (isUnpublished(data, originalDoc, req) && !req.context.isFromFile)
            throw refusal('It stays on the site. Publish it with other values instead.', 400);
          return beforeStore(yamlFormat(kind))({
            data: data as ContentDocument,
            req,
            originalDoc,
          });
        },
      ],
    },
  };
}

function fieldsOf({ fields }: YamlKind): PayloadField[] {
  if (isFieldList(fields)) return fields.map(toPayloadField);
  const { map, label } = fields;
  return [toPayloadField({ name: entriesField, label, kind: 'map', value: map })];
}
