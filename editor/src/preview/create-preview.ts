import type { PayloadRequest } from 'payload';
import { textFormat } from '@/src/collections/text-collection';
import { draftFile, type ContentDocument, type FileFormat } from '@/src/content/document-hooks';
import { problemLines, type Problem } from '@/format/field-errors';
import { apiUrl, siteUrl, token } from '@/src/env';
import {
  findInvalidData,
  isDocumentId,
  type BlockShape,
  type FieldShape,
} from '@/src/form/invalid-data';
import { InvalidInput } from '@/format/field';
import { textKinds, yamlKinds } from '@/format/kinds';
import { withStoryDate } from '@/format/story-date';
import { yamlFormat } from '@/src/globals/yaml-global';
import { globalId } from './preview-buttons';

/** The URL of a preview and what it leaves out of the texts, or the problems that prevent it. */
export type Preview = { url: string; warnings: string[] } | { problems: string[] };

/** A document by its kind and its id; a separate file has the id `global`. */
export type DocumentPlace = { kind: string; id: string };

const timeLimitMs = 20_000;

/**
 * Sends a draft to the API, which keeps it for some minutes. `changes` are unsaved values of the
 * form. Null when the document does not exist.
 */
export async function createPreview(
  req: PayloadRequest,
  place: DocumentPlace,
  changes: unknown = {},
): Promise<Preview | null> {
  if (place.id !== globalId && !isDocumentId(place.id)) return null;
  const found = await findDocument(req, place);
  if (!found) return null;
  const { document, format, fields } = found;
  const invalid = findInvalidData(fields, changes, req.payload.config.blocks as BlockShape[]);
  if (invalid) return { problems: [[invalid.path, invalid.message].filter(Boolean).join(': ')] };
  const values = { ...document, ...(changes as object), source: document.source ?? null };
  const written = { file: draftFile(format, values), values, source: document.source ?? '' };
  try {
    const dated = 'folder' in format.kind ? withStoryDate(format.kind, values, Date.now()) : values;
    return await postDraft(written.file, format.toText(dated, written.source), warnings =>
      problemLines(format.kind, warnings, written),
    );
  } catch (error) {
    if (error instanceof InvalidInput) return { problems: [`${error.field}: ${error.message}`] };
    throw error;
  }
}

type Found = { document: ContentDocument; format: FileFormat; fields: FieldShape[] };

async function findDocument(
  req: PayloadRequest,
  { kind: name, id }: DocumentPlace,
): Promise<Found | null> {
  const options = { depth: 0, draft: true, showHiddenFields: true, overrideAccess: false, req };
  const textKind = textKinds.find(({ folder }) => folder === name);
  if (textKind) {
    const document = await req.payload.findByID({
      collection: name as never,
      id,
      disableErrors: true,
      ...options,
    });
    const { collections } = req.payload.config;
    const fields = collections.find(({ slug }) => slug === name)?.fields ?? [];
    return (
      document && {
        document: document as ContentDocument,
        fields: fields as FieldShape[],
        format: textFormat(textKind),
      }
    );
  }
  const yamlKind = yamlKinds.find(kind => kind.name === name);
  if (!yamlKind || id !== globalId) return null;
  const document = await req.payload.findGlobal({ slug: name as never, ...options });
  const fields = req.payload.config.globals.find(({ slug }) => slug === name)?.fields ?? [];
  return {
    document: document as ContentDocument,
    fields: fields as FieldShape[],
    format: yamlFormat(yamlKind),
  };
}

async function postDraft(
  file: string,
  text: string,
  toLines: (warnings: readonly Problem[]) => string[],
): Promise<Preview> {
  try {
    const response = await fetch(`${apiUrl}/api/previews/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ file, text }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.status === 201) {
      const { id, warnings = [] } = (await response.json()) as {
        id: string;
        warnings?: Problem[];
      };
      return { url: `${siteUrl}/preview/${id}`, warnings: toLines(warnings) };
    }
    if (response.status === 422) {
      const { problems } = (await response.json()) as { problems: Problem[] };
      return { problems: toLines(problems) };
    }
    return { problems: [refusalText(response.status)] };
  } catch (error) {
    return { problems: [`The API does not answer: ${String(error)}`] };
  }
}

const refusalText = (status: number): string => {
  switch (status) {
    case 400:
      return 'The site has no page with this address, or the text is too long.';
    case 401:
      return 'The API refuses the editor: give both the same EDITOR_TOKEN.';
    case 429:
      return 'There are too many previews: wait a minute.';
    default:
      return `The API responds with status ${status}.`;
  }
};
