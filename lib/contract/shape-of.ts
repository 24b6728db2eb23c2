import type * as z from 'zod/mini';
import type { Shape } from './shape';

type Check = {
  check: string;
  value?: number;
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
  inclusive?: boolean;
};
type Def = z.core.$ZodTypes['_zod']['def'];

/** A schema of the contract as plain data. Throws on what shapes cannot say. */
export function shapeOf<S extends z.core.$ZodType>(schema: S): Shape<z.output<S>> {
  return read(schema) as Shape<z.output<S>>;
}

function read(schema: z.core.$ZodType): Shape {
  const def = schema._zod.def as Def;
  const checks = (def.checks ?? []).map(check => check._zod.def as Check);
  switch (def.type) {
    case 'unknown':
    case 'boolean':
      return { is: def.type };
    case 'string':
      return Object.assign({ is: 'string' as const }, ...checks.map(textLimit));
    case 'number': {
      const is = 'format' in def && def.format === 'safeint' ? 'int' : 'number';
      return Object.assign({ is }, ...checks.map(numberLimit));
    }
    case 'enum':
      return { is: 'one of', values: Object.values(def.entries) };
    case 'literal':
      return { is: 'one of', values: def.values };
    case 'object': {
      const keys = Object.entries(def.shape).map(([key, inner]) => [key, read(inner)]);
      return { is: 'object', keys: Object.fromEntries(keys) };
    }
    case 'record':
      return { is: 'record', of: read(def.valueType) };
    case 'array':
      return { is: 'list', of: read(def.element) };
    case 'tuple':
      return {
        is: 'tuple',
        items: def.items.map(read),
        ...(def.rest && { rest: read(def.rest) }),
      };
    case 'union':
      return { is: 'any of', shapes: def.options.map(read) };
    case 'optional': {
      const inner = read(def.innerType);
      return inner.is === 'nullable'
        ? { is: 'nullish', of: inner.of }
        : { is: 'optional', of: inner };
    }
    case 'nullable':
      return { is: 'nullable', of: read(def.innerType) };
    case 'nonoptional': {
      const inner = read(def.innerType);
      if (inner.is === 'nullish') return { is: 'nullable', of: inner.of };
      return inner.is === 'optional' ? inner.of : inner;
    }
    case 'catch': {
      const value: unknown = def.catchValue({} as never);
      return { is: 'or else', of: read(def.innerType), value };
    }
    case 'pipe':
      return part(def);
    default:
      throw new Error(`no shape for '${def.type}'`);
  }
}

function textLimit({ check, minimum, maximum, pattern }: Check): object {
  if (check === 'min_length') return { least: minimum };
  if (check === 'max_length') return { most: maximum };
  if (check === 'string_format' && pattern && !pattern.flags) return { pattern: pattern.source };
  throw new Error(`no shape for the check '${check}'`);
}

function numberLimit({ check, value, inclusive }: Check): object {
  if (check === 'greater_than' && inclusive) return { least: value };
  if (check === 'less_than' && inclusive) return { most: value };
  throw new Error(`no shape for the check '${check}'`);
}

/** `feedList` and `feedObject`: which of them is found out by asking. */
function part(def: z.core.$ZodPipeDef): Shape {
  const decode = 'transform' in def ? (def.transform as (value: unknown) => unknown) : undefined;
  if (!decode) throw new Error('no shape for a pipe');
  const of = read(def.out);
  if (decode([]) !== undefined && decode({}) === undefined) return { is: 'part', kind: 'list', of };
  if (decode({}) !== undefined && decode([]) === undefined)
    return { is: 'part', kind: 'object', of };
  throw new Error('no shape for a codec');
}
