import { readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';
import { EditorSettings } from '@/lib/settings/editor-settings';
import { parseSettings } from '@/lib/settings/parse-settings';
import { projectFiles, textOf } from './project-files';

const example = [...textOf('.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);
/** What the programs make of variables; each has its own settings. */
const readAll = (variables: Record<string, string>): Record<string, unknown> => ({
  ...parseSettings(EditorSettings, variables),
  ...readSettings(variables),
  ...readSiteEnv(variables),
});
const defaults = readAll({});

/** Replaced by another setting while they are empty, as .env.example states. */
const derived = ['API_URL', 'SITE_URL'];
/** Read before any program starts. */
const ofCommands = ['CHROMIUM_PATH'];
const ofPrograms = example.filter(({ name }) => !ofCommands.includes(name));

describe('.env.example', () => {
  it.each(ofPrograms.filter(({ value }) => value !== ''))(
    'has the default of $name: $value',
    ({ name, value }) => {
      expect(readAll({ [name]: value })[name]).toEqual(defaults[name]);
      // A number that is cut off or a list that lacks an entry would be another value.
      expect(defaults[name]).toBeDefined();
    },
  );

  it.each(ofPrograms.filter(({ name, value }) => value === '' && !derived.includes(name)))(
    'leaves $name empty, which has no default',
    ({ name }) => {
      const value = defaults[name];

      const isEmptyList = Array.isArray(value) && value.length === 0;
      const isNothing = value === undefined || value === '' || isEmptyList;
      expect(isNothing || name === 'TRUSTED_PROXIES').toBe(true);
    },
  );

  it('has only settings that a program or a command uses', () => {
    const schemas = /^(?:lib|api)\/env\.ts$|^lib\/settings\/(?:editor|parse|secret)-settings/;
    const isProgram = (file: string) =>
      /^(?:api|app|components|editor|lib|server|scripts|tests\/fixtures)\/.*\.(?:tsx?|mjs)$/.test(
        file,
      ) &&
      !/\.test\.tsx?$/.test(file) &&
      !schemas.test(file);
    const code = projectFiles().filter(isProgram).map(textOf).join('\n');
    // The functions of the schemas' own files that read a setting for all others.
    const readers = ['lib/env.ts', 'api/env.ts'].map(textOf).join('\n');
    const uses = (text: string, name: string) =>
      new RegExp(String.raw`[.{,]\s*${name}\b(?!:\s*(?:z\.|count\b|port\b|secret\b))`).test(text);

    const unused = example.filter(
      ({ name }) => !uses(code, name) && !uses(readers, name) && !code.includes(`'${name}'`),
    );

    expect(unused).toEqual([]);
  });
});
