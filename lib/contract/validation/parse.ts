import * as z from 'zod/mini';
import { ContractError, type Dropped } from './contract-error';

/** A schema of the contract. */
export type Schema = z.core.$ZodType;

type Key = string | number;
type Drop = { path: Key[]; reason: string };

/**
 * Parses a response by the rules of the contract: unknown keys are ignored, an invalid list element
 * is dropped and reported with its path, and an invalid root throws `ContractError`.
 */
export function parseResponse<S extends Schema>(
  schema: S,
  answer: unknown,
): { data: z.output<S>; dropped: Dropped[] } {
  const dropped: Drop[] = [];
  let rest = answer;
  for (;;) {
    const result = z.safeParse(schema, rest);
    if (result.success) {
      const report = dropped.map(({ path, reason }) => ({ path: path.join('.'), reason }));
      return { data: result.data, dropped: report };
    }
    const misfits = result.error.issues.map(issue => misfitElement(rest, issue));
    const rootMisfit = misfits.find(misfit => misfit.path.length === 0);
    if (rootMisfit) throw new ContractError(rootMisfit.reason);
    const found = distinct(misfits);
    dropped.push(...found.map(drop => ({ ...drop, path: pathBefore(drop.path, dropped) })));
    rest = without(
      rest,
      found.map(drop => drop.path),
    );
  }
}

/** The innermost list element that contains the issue; an empty path when no list does. */
function misfitElement(root: unknown, issue: z.core.$ZodIssue): Drop {
  const issuePath = issue.path.filter((key): key is Key => typeof key !== 'symbol');
  let value = root;
  let depth = 0;
  issuePath.forEach((key, index) => {
    if (Array.isArray(value)) depth = index + 1;
    value = (value as Record<Key, unknown> | null | undefined)?.[key];
  });
  const inner = issuePath.slice(depth).join('.');
  const where = depth === 0 ? issuePath.join('.') || 'root' : inner;
  return {
    path: issuePath.slice(0, depth),
    reason: where ? `${where}: ${issue.message}` : issue.message,
  };
}

/** One entry for each element; an element inside a dropped one is not reported again. */
function distinct(drops: Drop[]): Drop[] {
  const byPath = new Map(drops.map(drop => [drop.path.join('.'), drop]));
  return [...byPath.values()].filter(
    drop =>
      !drop.path.some((_, index) => index > 0 && byPath.has(drop.path.slice(0, index).join('.'))),
  );
}

/** Earlier rounds removed elements, so a later index is smaller than in the original response. */
function pathBefore(path: Key[], earlier: Drop[]): Key[] {
  const before: Key[] = [];
  for (const key of path) {
    const list = before.join('.');
    const gone = earlier
      .filter(({ path: dropped }) => dropped.slice(0, -1).join('.') === list)
      .map(({ path: dropped }) => Number(dropped.at(-1)))
      .sort((a, b) => a - b);
    before.push(
      typeof key === 'number'
        ? gone.reduce((index, removed) => (removed <= index ? index + 1 : index), key)
        : key,
    );
  }
  return before;
}

function without(root: unknown, paths: Key[][]): unknown {
  const copy: unknown = structuredClone(root);
  const doomed = new Map<unknown[], Set<number>>();
  for (const path of paths) {
    let list: unknown = copy;
    for (const key of path.slice(0, -1)) list = (list as Record<Key, unknown>)[key];
    if (!Array.isArray(list)) continue;
    doomed.set(list, (doomed.get(list) ?? new Set()).add(Number(path.at(-1))));
  }
  for (const [list, indexes] of doomed) {
    const valid = list.filter((_, index) => !indexes.has(index));
    list.splice(0, list.length, ...valid);
  }
  return copy;
}
