import { isDeepStrictEqual } from 'node:util';
import { bodyOfRows, rowLines, rowsOfBody } from './body';
import { InvalidInput, keyOf, UnfitValue, type Field, type FormValues } from './field';
import { fromForm, isUnchanged, toForm, type BlockRow } from './field-values';
import { rowsOf } from './value-parts';
import { isFieldList, type TextKind, type YamlKind } from './kinds';
import { patchYaml, toYaml } from './yaml-patch';
import { readYamlMap, UnreadableFile } from './yaml-text';

/** The form's field with the Markdown body as rows, and the one with keys that no field shows. */
export const bodyField = 'body';
export const otherField = 'other';
/** The form's field of a file whose keys are the author's. */
export const entriesField = 'entries';

const frontMatter = /^(\uFEFF?---[ \t]*\n)([^]*?)(\n---[ \t]*(?:\n|$))([^]*)$/;

type Parts = { head: string; yaml: string; foot: string; body: string };

/** The form's values of a Markdown file. Throws `UnreadableFile`. */
export function textToForm(kind: TextKind, source: string): FormValues {
  const { yaml, body } = partsOf(withoutCr(source));
  return { ...mapToForm(kind.fields, yaml), [bodyField]: rowsOfBody(body) };
}

/**
 * A Markdown file of a form's values. What `source` already has keeps its bytes. Throws
 * `InvalidInput`.
 */
export function formToText(kind: TextKind, values: FormValues, source: string): string {
  return keepingLineEnds(source, text => {
    const { head, yaml, foot, body } = partsOf(text || emptyText);
    const rows = rowsOf(values[bodyField]) as BlockRow[];
    const nextYaml = formToMap(kind.fields, values, yaml);
    return `${head}${nextYaml.replace(/\n$/, '')}${foot}${bodyOfRows(rows, body)}`;
  });
}

/** The lines of the complete file, counted from 1, at which the rows of the body begin. */
export function bodyLines(kind: TextKind, values: FormValues, source: string): number[] {
  const base = partsOf(withoutCr(source) || emptyText);
  const written = partsOf(withoutCr(formToText(kind, values, source)));
  const first = `${written.head}${written.yaml}${written.foot}`.split('\n').length;
  const rows = rowsOf(values[bodyField]) as BlockRow[];
  return rowLines(rows, base.body).map(line => line + first);
}

/** The form's values of a YAML file. Throws `UnreadableFile`. */
export function yamlToForm({ fields }: Pick<YamlKind, 'fields'>, source: string): FormValues {
  const text = withoutCr(source);
  if (!isFieldList(fields)) return { [entriesField]: entriesToForm(fields.map, readYamlMap(text)) };
  return mapToForm(fields, text);
}

/**
 * A YAML file of a form's values. What `source` already has keeps its bytes. Throws `InvalidInput`.
 */
export function formToYaml(
  { fields }: Pick<YamlKind, 'fields'>,
  values: FormValues,
  source: string,
): string {
  return keepingLineEnds(source, text => {
    if (isFieldList(fields)) return formToMap(fields, values, text, { isComplete: true });
    const before = readYamlMap(text);
    const next = Object(
      fromForm({ ...entries, value: fields.map, isRequired: true }, values[entriesField]),
    ) as Record<string, unknown>;
    return patchYaml(text, changesOf(before, next), Object.keys(next));
  });
}

const emptyText = '---\n\n---\n';
const entries = { name: entriesField, label: '', kind: 'map' } as const;

function entriesToForm(value: 'text' | 'html', map: Record<string, unknown>): unknown {
  try {
    return toForm({ ...entries, value }, map);
  } catch (error) {
    if (error instanceof UnfitValue) throw new UnreadableFile('expected a text for each key');
    throw error;
  }
}

function mapToForm(fields: readonly Field[], yaml: string): FormValues {
  const map = readYamlMap(yaml);
  const { values, others } = sortKeys(fields, map);
  return { ...values, [otherField]: Object.keys(others).length > 0 ? toYaml(others) : undefined };
}

/** The values that fields can show, and all other keys of a map. */
function sortKeys(fields: readonly Field[], map: Record<string, unknown>) {
  const others = { ...map };
  const values: FormValues = {};
  for (const field of fields)
    try {
      const value = toForm(field, map[keyOf(field)]);
      if (value !== undefined) values[field.name] = value;
      delete others[keyOf(field)];
    } catch (error) {
      if (!(error instanceof UnfitValue)) throw error;
    }
  return { values, others };
}

/**
 * `isComplete` writes required keys that are missing with empty values: an empty list is a list.
 */
function formToMap(
  fields: readonly Field[],
  values: FormValues,
  yaml: string,
  { isComplete } = { isComplete: false },
): string {
  const map = readYamlMap(yaml);
  const { others } = sortKeys(fields, map);
  const nextOthers = otherKeys(values[otherField]);
  const changes = new Map<string, unknown>();
  for (const field of fields) {
    const key = keyOf(field);
    const isOther = Object.hasOwn(others, key);
    const isMissing = isComplete && field.isRequired && !Object.hasOwn(map, key);
    if (!isOther && !isMissing && isUnchanged(field, map[key], values[field.name])) continue;
    const value = fromForm(field, values[field.name], isOther ? undefined : map[key]);
    const isEmpty = value === undefined || isDeepStrictEqual(value, fromForm(field, undefined));
    if (!(isOther && isEmpty)) changes.set(key, value);
  }
  const names = fields.map(keyOf);
  // A key of a field is here only while the file's value does not fit the field, which is then empty.
  const misplaced = Object.keys(nextOthers).find(
    key => names.includes(key) && (changes.has(key) || !Object.hasOwn(others, key)),
  );
  if (misplaced !== undefined)
    throw new InvalidInput(otherField, `'${misplaced}' is a field of this form: remove it here.`);
  for (const [key, value] of changesOf(others, nextOthers))
    if (!changes.has(key)) changes.set(key, value);
  return patchYaml(yaml, changes, names);
}

/** The keys that no field shows, as they were typed. */
function otherKeys(text: unknown): Record<string, unknown> {
  if (typeof text !== 'string' || text.trim() === '') return {};
  try {
    return readYamlMap(text);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new InvalidInput(otherField, `This is not YAML: ${error.message}`);
  }
}

/** The differences between two maps; undefined for a key that the second lacks. */
function changesOf(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Map<string, unknown> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return new Map(
    keys.filter(key => !isDeepStrictEqual(before[key], after[key])).map(key => [key, after[key]]),
  );
}

function partsOf(text: string): Parts {
  const [, head, yaml = '', foot = '', body = ''] = frontMatter.exec(text) ?? [];
  if (head === undefined)
    throw new UnreadableFile('expected front matter between two lines of ---');
  return { head, yaml, foot, body };
}

const withoutCr = (text: string): string => text.replaceAll('\r\n', '\n');

/** Line ends of Windows stay; a text that has not changed is returned as it is. */
function keepingLineEnds(source: string, write: (text: string) => string): string {
  const plain = withoutCr(source);
  const text = write(plain);
  if (text === plain) return source;
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
