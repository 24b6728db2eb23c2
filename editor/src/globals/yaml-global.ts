import type { Field as PayloadField, GlobalConfig } from 'payload';
import { entriesField, formToYaml } from '@/format/documents';
import type { Field } from '@/format/field';
import type { YamlKind } from '@/format/kinds';
import { isAdmin, isLoggedIn } from '@/src/access/roles';
import { beforeStore, type FileFormat } from '@/src/content/document-hooks';
import { yamlErrors } from '@/src/content/field-errors';
import { stateFields } from '@/src/content/state-fields';
import { previewButtons } from '@/src/preview/preview-buttons';
import { toPayloadField } from '@/src/form/payload-fields';

export const yamlFormat = (kind: YamlKind): FileFormat => ({
  collection: kind.name,
  fileOf: () => kind.file,
  toText: (document, source) => formToYaml(kind, document, source),
  errorsOf: (problems, written) => yamlErrors(kind, problems, written),
});

/** The menu, the home page, the banners or the tags: each is one YAML file. */
export function yamlGlobal(kind: YamlKind): GlobalConfig {
  return {
    slug: kind.name,
    label: kind.label,
    admin: { group: 'Content', ...previewButtons(kind.name, { isGlobal: true }) },
    access: { read: isLoggedIn, update: isAdmin, readVersions: isLoggedIn },
    versions: { drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 1 } }, max: 200 },
    fields: [...fieldsOf(kind), ...stateFields],
    hooks: { beforeChange: [beforeStore(yamlFormat(kind))] },
  };
}

function fieldsOf({ fields }: YamlKind): PayloadField[] {
  if (Array.isArray(fields)) return (fields as readonly Field[]).map(toPayloadField);
  const { map, label } = fields as { map: 'text' | 'html'; label: string };
  return [toPayloadField({ name: entriesField, label, kind: 'map', value: map })];
}
