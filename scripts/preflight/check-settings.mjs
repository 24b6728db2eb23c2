import { readFileSync } from 'node:fs';
import { settingsTable } from './settings-table.mjs';

const credentials = /:\/\/[^/?#]*@/;

/**
 * Returns one sentence for each setting in `variables` that is invalid for the given programs
 * (`site`, `api`). Empty settings count as unset. The values of secrets are omitted.
 */
export function settingsProblems(variables, programs) {
  const secrets = JSON.parse(readFileSync('lib/settings/secret-settings.json', 'utf8'));
  return Object.entries(settingsTable)
    .filter(([, rule]) => rule.programs.some(program => programs.includes(program)))
    .filter(([name, rule]) => variables[name] && !rule.accepts(variables[name]))
    .map(([name, { expected }]) => {
      const isHidden = secrets.includes(name) || credentials.test(variables[name]);
      const shown = isHidden ? ' (its value is not shown)' : `='${variables[name]}'`;
      return `${name}${shown}: expected ${expected}.`;
    });
}
