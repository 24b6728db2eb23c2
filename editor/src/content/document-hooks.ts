import { ValidationError, type PayloadRequest } from 'payload';
import { hasRole } from '@/src/access/roles';
import { InvalidInput, type FormValues } from '@/format/field';
import {
  fieldErrors,
  problemLines,
  type FieldError,
  type Problem,
  type Written,
} from '@/format/field-errors';
import type { TextKind, YamlKind } from '@/format/kinds';
import { checkContent, type Changes } from './bridge';
import { hashOf } from './files';
import { refusal } from './refusal';
import { publishFile, type FileState } from './publish';

export type ContentDocument = FormValues &
  FileState & {
    _status?: 'draft' | 'published';
    /** When it went to the trash. */
    deletedAt?: string | null;
  };

/** Other files that change with that of a document: checked with it, and saved after it. */
export type Alongside = { changes: Changes; save(): Promise<void> };

/** How documents of a kind become files. */
export type FileFormat = {
  collection: string;
  kind: TextKind | YamlKind;
  /** Null while the document has no valid name. */
  fileOf(document: ContentDocument): string | null;
  toText(document: ContentDocument, source: string): string;
  /** The errors that only the API can find, of a document that is to be published; `source` is its file so far. */
  errorsOf?(document: ContentDocument, source: string): Promise<FieldError[]>;
  /** What else changes when the document is published; null for nothing. */
  planAlongside?(document: ContentDocument, req: PayloadRequest): Promise<Alongside | null>;
};

/** The file of a document, or for a draft without an address one that it could have. */
export const draftFile = ({ collection, fileOf }: FileFormat, document: ContentDocument): string =>
  fileOf(document) ?? `${collection}/a-draft-without-an-address.md`;

type Change = { data: ContentDocument; originalDoc?: ContentDocument; req: PayloadRequest };

/** The context of a request that takes a document from its file: nothing is written. */
export const fromFile = { isFromFile: true };

export const changedByHand = 'the file, by hand';

/**
 * Whether a save takes a document off the site. A draft beside what is published does not; `base` is empty for
 * what has no file.
 */
export const isUnpublished = (
  data: Partial<ContentDocument>,
  before: ContentDocument | undefined,
  req: PayloadRequest,
): boolean =>
  data._status === 'draft' &&
  Boolean(before?.base) &&
  String(req.query?.draft) !== 'true' &&
  !req.context.isRestoringVersion;

/**
 * Before a document is stored: a published one is checked and becomes its file. What is stored then has the
 * text of the file, so that the next change keeps its bytes.
 */
export const beforeStore =
  (format: FileFormat) =>
  async ({ data, originalDoc, req }: Change): Promise<ContentDocument> => {
    if (req.context.isFromFile) return data;
    const isRestoring = Boolean(req.context.isRestoringVersion);
    const published = { ...data, changed_by: String(req.user?.email ?? 'the schedule') };
    // A restored version has its old bytes, and replaces the current file.
    const base = isRestoring ? originalDoc?.base : data.base;
    const stored = { ...published, base: base ?? null, replace_file: false };
    if (data._status !== 'published')
      return {
        ...stored,
        ...(await stateOfDraft(format, data, {
          source: (isRestoring ? data.source : originalDoc?.source) ?? '',
          req,
        })),
      };
    if (!hasRole(req, 'editor') && req.user) throw refusal('Writers do not publish.', 403);

    const file = format.fileOf(data);
    if (file === null)
      throw new ValidationError(
        {
          collection: format.collection,
          errors: [
            {
              path: 'path',
              label: 'Address',
              message: 'Expected words like-this, in lower case, of at most 120 characters.',
            },
          ],
        },
        req.t,
      );
    const source = (isRestoring ? data.source : originalDoc?.source) ?? '';
    const text = textOf(format, data, source, req);
    const errors = (await format.errorsOf?.(data, source)) ?? [];
    if (errors.length > 0)
      throw new ValidationError({ collection: format.collection, errors }, req.t);
    const written = { file, values: data, source };
    const plan = await format.planAlongside?.(data, req);
    const warnings = await publishFile({
      file,
      text,
      expected: data.replace_file && !isRestoring ? undefined : base || null,
      alongside: plan?.changes ?? [],
      errorsOf: problems => fieldErrors(format.kind, problems, written),
      collection: format.collection,
      req,
    });
    await plan?.save();
    const left_out = toLines(format.kind, warnings, written);
    return { ...stored, source: text, base: hashOf(text), left_out };
  };

const toLines = (kind: FileFormat['kind'], warnings: readonly Problem[], written: Written) =>
  problemLines(kind, warnings, written).join('\n') || null;

/** A draft may be incomplete, and is stored even when it is invalid. */
async function stateOfDraft(
  format: FileFormat,
  values: ContentDocument,
  { source, req }: { source: string; req: PayloadRequest },
): Promise<Pick<FileState, 'source' | 'left_out'>> {
  const written = { file: draftFile(format, values), values, source };
  const state = { source: source || null, left_out: null };
  try {
    const text = format.toText(values, source);
    const { warnings } = await checkContent([[written.file, text]]);
    return { ...state, left_out: toLines(format.kind, warnings, written) };
  } catch (error) {
    if (!(error instanceof InvalidInput))
      req.payload.logger.warn(`draft not checked: ${String(error)}`);
    return state;
  }
}

/** Rejects with an error at the field that no file can have. */
function textOf(
  { collection, toText }: FileFormat,
  data: ContentDocument,
  source: string,
  req: PayloadRequest,
): string {
  try {
    return toText(data, source);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { field, message } = error;
    throw new ValidationError({ collection, errors: [{ path: field, message }] }, req.t);
  }
}
