import { readFileSync } from 'node:fs';
import { settingsTable } from './settings-table.mjs';

const credentials = /:\/\/[^/?#]*@/;

/**
 * One sentence for each setting in `variables` that does not fit, of the given programs (`site`,
 * `api`). Empty ones count as not set. Values of secrets are left out.
 */
export function settingsProblems(variables, programs) {
  const secrets = JSON.parse(readFileSync('lib/domain/secret-settings.json', 'utf8'));
  return Object.entries(settingsTable)
    .filter(([, rule]) => rule.programs.some(program => programs.includes(program)))
    .filter(([name, rule]) => variables[name] && !rule.accepts(variables[name]))
    .map(([name, { expected }]) => {
      const isHidden = secrets.includes(name) || credentials.test(variables[name]);
      const shown = isHidden ? ' (its value is not shown)' : `='${variables[name]}'`;
      return `${name}${shown}: expected ${expected}.`;
    });
}
