import { bodyField, bodyLines, entriesField, otherField } from '@/format/documents';
import { blockNamed } from '@/format/blocks';
import { keyOf, type Field, type FormValues } from '@/format/field';
import { rowsOf } from '@/format/field-values';
import type { TextKind, YamlKind } from '@/format/kinds';
import type { Problem } from './bridge';

/** An error at a field of the form. */
export type FieldError = { path: string; message: string };

type Written = { file: string; values: FormValues; source: string };

/** The form's errors of what the loader found in a Markdown file, and in others because of it. */
export function textErrors(
  kind: TextKind,
  problems: readonly Problem[],
  { file, values, source }: Written,
): FieldError[] {
  const lines = bodyLines(kind, values, source);
  /** The row of the body in which a line is. */
  const rowAt = (line: number) =>
    Math.max(
      0,
      lines.findLastIndex(first => first <= line),
    );
  const rows = rowsOf(values[bodyField]);

  return problems.map(problem => {
    if (problem.file !== file) return { path: 'path', message: elsewhere(problem) };
    const { path, reason: message } = problem;
    const [, line, inBlock = ''] = /^(?:block \S+ in )?line (\d+)\.?(.*)$/.exec(path) ?? [];
    if (line !== undefined) {
      const row = rowAt(Number(line));
      const inRow = inBlock.replace(/\.(\d+) \S*?(?=\.|$)/g, '.blocks.$1').replace(/^\./, '');
      return {
        path: joined(bodyField, String(row), inRow || fieldOfRow(rows[row], message)),
        message,
      };
    }
    if (path === 'text' || path.startsWith('plugins'))
      return { path: rowWith(rows, problem), message };
    return { path: fieldPath(kind.fields, path, values), message };
  });
}

/** The same for a YAML file. */
export function yamlErrors(
  { fields }: YamlKind,
  problems: readonly Problem[],
  { file, values }: Written,
): FieldError[] {
  return problems.map(problem => {
    const { path, reason: message } = problem;
    if (problem.file !== file) return { path: otherField, message: elsewhere(problem) };
    if (!('map' in fields) || Array.isArray(fields))
      return { path: fieldPath(fields as readonly Field[], path, values), message };
    const [key = ''] = path.split('.');
    return { path: entryPath(values[entriesField], entriesField, key), message };
  });
}

const elsewhere = ({ file, path, reason }: Problem): string => `${file}: ${path}: ${reason}`;

const joined = (...parts: string[]): string => parts.filter(Boolean).join('.');

/** The path in a form of a path in a file. */
function fieldPath(fields: readonly Field[], path: string, values: FormValues): string {
  const [key = '', ...rest] = path.split('.');
  const field = fields.find(one => keyOf(one) === key);
  if (!field) return path === '' ? 'path' : otherField;
  const { name } = field;
  switch (field.kind) {
    case 'list':
    case 'group':
      return path;
    case 'longTexts':
      return rest[0] === undefined ? name : `${name}.${rest[0]}.text`;
    case 'map':
      return rest[0] === undefined ? name : entryPath(values[name], name, rest[0]);
    default:
      return name;
  }
}

function entryPath(rows: unknown, name: string, key: string): string {
  const at = rowsOf(rows).findIndex(row => (row as { key?: string }).key === key);
  return at === -1 ? name : `${name}.${at}.value`;
}

/** Where the form shows an error of a whole row: at a field of which it speaks, or the one with its text. */
function fieldOfRow(row: unknown, message: string): string {
  const { blockType = '' } = (row ?? {}) as { blockType?: string };
  if (blockType === 'Photo') return 'picture';
  if (blockType === 'TextContentPlugin') return 'html';
  const names = blockNamed(blockType)?.fields.map(({ name }) => name) ?? [];
  const words = message.split(/\W+/);
  const [first = 'text'] = names;
  return names.find(name => words.includes(name)) ?? (names.includes('text') ? 'text' : first);
}

/** The row that has the link or the picture of which a reason speaks. */
function rowWith(rows: readonly unknown[], { reason }: Problem): string {
  const [, named = ''] = /(?:: |')([^\s']+)'?$/.exec(reason) ?? [];
  const at = named ? rows.findIndex(row => JSON.stringify(row).includes(named)) : -1;
  if (at === -1) return bodyField;
  const field = Object.entries(rows[at] as object).find(
    ([, value]) => typeof value === 'string' && value.includes(named),
  );
  return joined(bodyField, String(at), field?.[0] ?? '');
}
