import { blockNamed } from './blocks';
import { photoRow } from './body';
import { bodyField, bodyLines, entriesField, otherField } from './documents';
import type { Field, FormValues } from './field';
import { blockSteps, entrySteps, fieldSteps, rowStep, type FieldStep } from './field-steps';
import { rowsOf } from './value-parts';
import { plainReason } from './plain-reasons';
import { isFieldList, type TextKind, type YamlKind } from './kinds';

/** An invalid part of a content file, as the API's loader reports it. */
export type Problem = {
  file: string;
  path: string;
  reason: string;
  kind?: 'reference' | 'minor reference' | 'warning';
};

/** An error at a field of the form, which the form calls `label`. */
export type FieldError = { path: string; message: string; label?: string };

export type Written = { file: string; values: FormValues; source: string };

type Placed = { steps: FieldStep[]; message: string };

/** The form's errors of what the loader found in a file, and in others because of it. */
export const fieldErrors = (
  kind: TextKind | YamlKind,
  problems: readonly Problem[],
  written: Written,
): FieldError[] =>
  placed(kind, problems, written).map(({ steps, message }) => ({
    path: steps.map(({ name }) => name).join('.'),
    message: plainReason(message),
    label: steps.map(({ label }) => label).join(' › '),
  }));

/** The same as lines with the place in words: 'Text › 2 › line 3: <iframe> is left out'. */
export const problemLines = (
  kind: TextKind | YamlKind,
  problems: readonly Problem[],
  written: Written,
): string[] =>
  placed(kind, problems, written).map(
    ({ steps, message }) =>
      `${steps.map(({ label }) => label).join(' › ')}: ${plainReason(message)}`,
  );

const placed = (
  kind: TextKind | YamlKind,
  problems: readonly Problem[],
  written: Written,
): Placed[] =>
  'folder' in kind
    ? placedInText(kind, problems, written)
    : problems.map(problem => placedInYaml(kind, problem, written));

const addressStep: FieldStep = { name: 'path', label: 'Address' };
const otherStep: FieldStep = { name: otherField, label: 'Other keys' };
const bodyStep: FieldStep = { name: bodyField, label: 'Text' };

function placedInText(
  kind: TextKind,
  problems: readonly Problem[],
  { file, values, source }: Written,
): Placed[] {
  const lines = bodyLines(kind, values, source);
  const rows = rowsOf(values[bodyField]);

  return problems.map(problem => {
    const { path, reason: message } = problem;
    if (problem.file !== file) return { steps: [addressStep], message: elsewhere(problem) };
    const [, line, inBlock] = /^(?:block \S+ in )?line (\d+)\.?(.*)$/.exec(path) ?? [];
    if (line !== undefined) {
      const at = Math.max(
        0,
        lines.findLastIndex(first => first <= Number(line)),
      );
      const inRow = stepsInRow(rows[at], inBlock ?? '', {
        message,
        line: Number(line) - (lines[at] ?? 0) + 1,
      });
      return { steps: [bodyStep, rowStep(at), ...inRow], message };
    }
    if (path === 'text' || path.startsWith('plugins'))
      return { steps: [bodyStep, ...stepsToNamed(rows, problem)], message };
    return placedAtField(kind.fields, problem, values);
  });
}

function placedInYaml({ fields }: YamlKind, problem: Problem, { file, values }: Written): Placed {
  if (problem.file !== file) return { steps: [otherStep], message: elsewhere(problem) };
  if (isFieldList(fields)) return placedAtField(fields, problem, values);
  const { path, reason: message } = problem;
  const [key] = path.split('.');
  const list = { name: entriesField, label: fields.label };
  return { steps: [list, ...entrySteps(values[entriesField], key)], message };
}

/** A key that no field shows, or whose value does not fit its field, is text among the other keys. */
function placedAtField(
  fields: readonly Field[],
  { path, reason: message }: Problem,
  values: FormValues,
): Placed {
  const [key = ''] = path.split('.');
  const steps = fieldSteps(fields, path.split('.'), values);
  const others = String(values[otherField] ?? '').split('\n');
  const isText = others.some(line => line.startsWith(`${key}:`));
  if (path === '') return { steps: [addressStep], message };
  return steps.length > 0 && !isText
    ? { steps, message }
    : { steps: [otherStep], message: `${path}: ${message}` };
}

const elsewhere = ({ file, path, reason }: Problem): string => `${file}: ${path}: ${reason}`;

/** The steps inside a row of a body; `line` is counted from 1 in the row. */
function stepsInRow(
  row: unknown,
  path: string,
  { message, line }: { message: string; line: number },
): FieldStep[] {
  const { blockType = '' } = (row ?? {}) as { blockType?: string };
  if (blockType === photoRow) return [{ name: 'picture', label: 'Picture' }];
  if (!blockNamed(blockType)) return [{ name: 'text', label: `line ${line}` }];
  const steps = path === '' ? [] : blockSteps(blockType, path.split('.'), row);
  return steps.length > 0 ? steps : blockSteps(blockType, [fieldOfBlock(blockType, message)], row);
}

/**
 * The field at which the form shows an error of a complete block: a field that it mentions, or the
 * one with its text.
 */
function fieldOfBlock(type: string, message: string): string {
  const names = blockNamed(type)?.fields.map(({ name }) => name) ?? [];
  const words = message.split(/\W+/);
  const [first = 'text'] = names;
  return names.find(name => words.includes(name)) ?? (names.includes('text') ? 'text' : first);
}

/** The steps to the row that has the link or the image that a reason mentions. */
function stepsToNamed(rows: readonly unknown[], { reason }: Problem): FieldStep[] {
  const [, named = ''] = /(?:: |')([^\s']+)'?$/.exec(reason) ?? [];
  const at = named ? rows.findIndex(row => JSON.stringify(row).includes(named)) : -1;
  if (at === -1) return [];
  const [name] =
    Object.entries(rows[at] as object).find(
      ([, value]) => typeof value === 'string' && value.includes(named),
    ) ?? [];
  return [rowStep(at), ...(name === undefined ? [] : [{ name, label: name }])];
}
