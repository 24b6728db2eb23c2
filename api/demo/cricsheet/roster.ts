import type { Info } from './match-file';

export type Roster = {
  /** A person's number in the record. Throws with `path` for a name that the file does not list. */
  numberOf(name: string, path: string): number;
  all(): { id: string; name: string }[];
};

/**
 * Numbers the people of a match in order of use; ids come from Cricsheet's registry and are the
 * same in every match.
 */
export function roster({ registry }: Info): Roster {
  const numbers = new Map<string, number>();
  return {
    numberOf(name, path) {
      if (registry.people[name] === undefined)
        throw new Error(`${path}: '${name}' is not in info.registry`);
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
    all: () =>
      [...numbers.keys()].map(name => ({
        // Equal names are numbered, such as 'Muhammad Usman (3)'.
        name: name.replace(/ \(\d+\)$/, ''),
        id: String(Number.parseInt(registry.people[name] ?? '', 16)),
      })),
  };
}
