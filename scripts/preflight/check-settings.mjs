import { readFileSync } from 'node:fs';

const read = file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** What the programs' schemas require of each setting, written by scripts/assets/write-settings.ts. */
export const settings = read('settings.json');
const secrets = read('../../lib/settings/secret-settings.json');
const credentials = /:\/\/[^/?#]*@/;

/**
 * Returns one sentence for each setting in `variables` that is invalid for the given programs
 * (`site`, `api`, `editor`), as far as that shows without packages. Empty settings count as unset. The
 * values of secrets are omitted.
 */
export function settingsProblems(variables, programs) {
  return Object.entries(settings)
    .filter(([, rule]) => rule.programs.some(program => programs.includes(program)))
    .filter(([name, rule]) => variables[name] && !accepts(rule, variables[name]))
    .map(([name, rule]) => {
      const isHidden = secrets.includes(name) || credentials.test(variables[name]);
      const shown = isHidden ? ' (its value is not shown)' : `='${variables[name]}'`;
      return `${name}${shown}: expected ${expectedBy(rule)}.`;
    });
}

function accepts(rule, text) {
  if (rule.enum) return rule.enum.includes(text);
  if (rule.type !== 'string') {
    const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum } = rule;
    const number = Number(text);
    const isKind = rule.type === 'number' || Number.isInteger(number);
    return isKind && number >= minimum && number > exclusiveMinimum && number <= maximum;
  }
  if (rule.format === 'uri' && !URL.canParse(text)) return false;
  const value = rule.format === 'uri' ? new URL(text).href : text;
  return value.length >= (rule.minLength ?? 0) && new RegExp(rule.pattern ?? '').test(value);
}

function expectedBy(rule) {
  if (rule.enum) return `one of ${rule.enum.join(', ')}`;
  if (rule.type === 'string')
    return rule.expected ?? (rule.minLength ? `at least ${rule.minLength} characters` : 'a URL');
  const least =
    rule.minimum === undefined ? `above ${rule.exclusiveMinimum}, up` : `from ${rule.minimum}`;
  return `a ${rule.type === 'integer' ? 'whole ' : ''}number ${least} to ${rule.maximum}`;
}
