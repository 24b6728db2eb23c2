import * as z from 'zod';
import { Settings } from '@/api/env';
import { SiteEnv } from '@/lib/env';
import { EditorSettings } from '@/lib/settings/editor-settings';

type Program = 'site' | 'api' | 'editor';
type Rule = z.core.JSONSchema.BaseSchema & { programs: Program[] };

const schemas: [Program, z.ZodObject][] = [
  ['site', SiteEnv],
  ['api', Settings],
  ['editor', EditorSettings],
];

/** What JSON Schema can express of each setting, with the programs that read it. Transforms and refinements are left out. */
export function settingsRules(): Record<string, Rule> {
  const rules: Record<string, Rule> = {};
  for (const [program, schema] of schemas) {
    const { properties } = z.toJSONSchema(schema, { io: 'input' });
    for (const [name, rule] of Object.entries(properties ?? {})) {
      if (typeof rule === 'boolean') continue;
      const programs = [...(rules[name]?.programs ?? []), program];
      rules[name] = { programs, ...withoutEmpty(rule) };
    }
  }
  return rules;
}

/** An empty setting counts as not set. */
const withoutEmpty = ({ anyOf, ...rule }: z.core.JSONSchema.BaseSchema) => ({
  ...rule,
  ...anyOf?.find(one => one.const !== ''),
});
