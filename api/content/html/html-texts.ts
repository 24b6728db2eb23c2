import * as z from 'zod/mini';
import type { Schema } from '@/lib/contract/validation/parse';
import { advertScripts } from '@/lib/domain/content/advert';
import { formInfo } from '@/api/content/files/form-info';
import { leftOutOf } from './left-out-html';

/** Describes the parts of a text that pages leave out. */
type ToReasons = (html: string) => string[];

const htmlTexts = z.registry<{ reasonsOf: ToReasons }>();

/** Marks the schema of a text that pages show as HTML. */
export const html = <S extends Schema>(schema: S): S => marked(schema, leftOutOf);

/** Marks the schema of a banner: HTML, or a snippet whose scripts run and which is shown as it is. */
export const advert = <S extends Schema>(schema: S): S =>
  marked(schema, text => (advertScripts(text).length > 0 ? [] : leftOutOf(text)));

function marked<S extends Schema>(schema: S, reasonsOf: ToReasons): S {
  htmlTexts.add(schema, { reasonsOf });
  formInfo.add(schema, { kind: 'html' });
  return schema;
}

/**
 * The parts of a value's HTML texts that pages leave out, with their paths. The value may be
 * invalid.
 */
export function leftOutIn(
  schema: Schema,
  value: unknown,
  path: readonly string[] = [],
): { path: string; reason: string }[] {
  const mark = htmlTexts.get(schema);
  if (mark && typeof value === 'string')
    return mark.reasonsOf(value).map(reason => ({ path: path.join('.'), reason }));
  if (value === undefined || value === null) return [];
  const inside = (part: Schema, key: string) =>
    leftOutIn(part, (value as Record<string, unknown>)[key], [...path, key]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return leftOutIn(def.innerType as Schema, value, path);
    case 'union':
      return def.options.flatMap(option => leftOutIn(option as Schema, value, path));
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => inside(part as Schema, key));
    case 'array':
      return Array.isArray(value)
        ? Object.keys(value).flatMap(key => inside(def.element as Schema, key))
        : [];
    case 'record':
      return Object.keys(Object(value)).flatMap(key => inside(def.valueType as Schema, key));
    default:
      return [];
  }
}
