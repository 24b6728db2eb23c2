import type * as z from 'zod/mini';
import { cleaners } from '@/lib/contract/validation/text';
import type { Shape } from './shape';

type Check = {
  check: string;
  value?: number;
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
  inclusive?: boolean;
  tx?: unknown;
};
type Def = z.core.$ZodTypes['_zod']['def'];

/** Converts a schema of the contract to plain data. Throws for what shapes cannot express. */
export function shapeOf<S extends z.core.$ZodType>(schema: S): Shape<z.output<S>> {
  return convert(schema) as Shape<z.output<S>>;
}

function convert(schema: z.core.$ZodType): Shape {
  const def = schema._zod.def as Def;
  const checks = (def.checks ?? []).map(check => check._zod.def as Check);
  switch (def.type) {
    case 'unknown':
    case 'boolean':
      return { type: def.type };
    case 'string':
      return Object.assign({ type: 'string' as const }, ...checks.map(stringKeyword));
    case 'number': {
      const type = 'format' in def && def.format === 'safeint' ? 'integer' : 'number';
      return Object.assign({ type }, ...checks.map(numberKeyword));
    }
    case 'enum':
      return { enum: Object.values(def.entries) };
    case 'literal':
      return { enum: def.values };
    case 'object': {
      const properties = Object.entries(def.shape).map(([key, inner]) => [key, convert(inner)]);
      return { type: 'object', properties: Object.fromEntries(properties) };
    }
    case 'record':
      return { type: 'object', additionalProperties: convert(def.valueType) };
    case 'array':
      return { type: 'array', items: convert(def.element) };
    case 'tuple':
      return {
        type: 'array',
        prefixItems: def.items.map(convert),
        ...(def.rest && { items: convert(def.rest) }),
      };
    case 'union':
      return { anyOf: def.options.map(convert) };
    case 'optional': {
      const inner = convert(def.innerType);
      return 'nullable' in inner ? { nullish: inner.nullable } : { optional: inner };
    }
    case 'nullable':
      return { nullable: convert(def.innerType) };
    case 'nonoptional': {
      const inner = convert(def.innerType);
      if ('nullish' in inner) return { nullable: inner.nullish };
      return 'optional' in inner ? inner.optional : inner;
    }
    case 'catch': {
      const value: unknown = def.catchValue({} as never);
      return { catch: convert(def.innerType), default: value };
    }
    case 'pipe':
      return convertPipe(def);
    default:
      throw new Error(`no shape for '${def.type}'`);
  }
}

function stringKeyword({ check, minimum, maximum, pattern, tx }: Check): object {
  const [text] = Object.entries(cleaners).find(([, clean]) => clean === tx) ?? [];
  if (check === 'overwrite' && text) return { text };
  if (check === 'min_length') return { minLength: minimum };
  if (check === 'max_length') return { maxLength: maximum };
  if (check === 'string_format' && pattern && !pattern.flags) return { pattern: pattern.source };
  throw new Error(`no shape for the check '${check}'`);
}

function numberKeyword({ check, value, inclusive }: Check): object {
  if (check === 'greater_than') return inclusive ? { minimum: value } : { exclusiveMinimum: value };
  if (check === 'less_than' && inclusive) return { maximum: value };
  throw new Error(`no shape for the check '${check}'`);
}

/** Converts `feedList` and `feedObject`, which differ in what they decode. */
function convertPipe(def: z.core.$ZodPipeDef): Shape {
  const decode = 'transform' in def ? (def.transform as (value: unknown) => unknown) : undefined;
  if (!decode) throw new Error('no shape for a pipe');
  const then = convert(def.out);
  if (decode([]) !== undefined && decode({}) === undefined) return { if: 'array', then };
  if (decode({}) !== undefined && decode([]) === undefined) return { if: 'object', then };
  throw new Error('no shape for a codec');
}
