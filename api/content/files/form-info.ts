import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/validation/parse';

/** How the editor shows a value of a file; what is missing here follows from the schema itself. */
export type FormInfo = {
  label?: string;
  help?: string;
  /** A kind of field of editor/format/field.ts, or `fact`, of the values of a map. */
  kind?: string;
  /** The name of the field, where it is not the key: Payload has its own columns. */
  name?: string;
  /** What the text names, a `Pick` of editor/format/field.ts: the form finds it by its words. */
  pick?: string;
  /** An empty text is written instead of being left out. */
  isBlankWritten?: boolean;
  options?: readonly { value: string | number; label: string }[];
};

/** The forms of the editor are generated from these and the schemas (`scripts/assets/write-forms.ts`). */
export const formInfo = z.registry<FormInfo>();

/** A copy of a schema with its form in the editor. */
export function withForm<S extends Schema>(schema: S, info: FormInfo): S {
  const copy = z.clone(schema, schema._zod.def, { parent: true });
  formInfo.add(copy, info);
  return copy;
}

/** A copy of a schema with its label in the editor's form. */
export const labelled = <S extends Schema>(label: string, schema: S, info?: FormInfo): S =>
  withForm(schema, { label, ...info });

/** The same; the file may be without it. */
export const optional = <S extends Schema>(label: string, schema: S, info?: FormInfo) =>
  z.optional(labelled(label, schema, info));
