import * as z from 'zod';
import { blocks } from '@/api/content/blocks/blocks';
import { PhotoFile, textFileSchemas, yamlFileSchemas } from '@/api/content/files/front-matter';
import { blockTypes } from '@/lib/contract/page';
import type { Schema } from '@/lib/contract/validation/parse';
import { blockForms } from '@/editor/format/blocks';
import { keyOf, type Field } from '@/editor/format/field';
import { isFieldList, textKinds, yamlKinds } from '@/editor/format/kinds';
import { photoFields } from '@/editor/format/pictures';

/** The part of JSON Schema that schemas of content files use. */
type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  const?: number;
  enum?: string[];
};

const shapeOf = (schema: Schema): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Key, kind and need of every field: of a schema, and of a form. */
type Line = `${string}: ${string}`;

function linesOfShape({ properties = {}, required = [] }: Shape, path = ''): Line[] {
  return Object.entries(properties).flatMap(([key, shape]) => {
    const name = `${path}${key}`;
    const need = required.includes(key) ? '' : ' (optional)';
    const line: Line = `${name}: ${kindOf(shape)}${need}`;
    const nested = shape.items?.properties ? shape.items : shape.properties ? shape : null;
    return [line, ...(nested ? linesOfShape(nested, `${name}.`) : [])];
  });
}

function kindOf({ type, items, properties, additionalProperties, anyOf }: Shape): string {
  if (properties) return 'map';
  if (typeof additionalProperties === 'object') return 'dictionary';
  if (anyOf?.some(option => option.items?.properties)) return 'column';
  if (anyOf?.every(option => option.const !== undefined)) return 'number';
  if (anyOf?.every(option => option.type === 'string')) return 'string';
  if (items?.enum) return rankingOf(items.enum);
  if (type === 'array') return items?.properties ? 'list of maps' : 'list';
  return type === 'integer' ? 'number' : (type ?? 'any');
}

const rankingOf = (options: readonly string[]) => `list of ${options.join(', ')}`;

function linesOfFields(fields: readonly Field[], path = ''): Line[] {
  return fields.flatMap(field => {
    const name = `${path}${keyOf(field)}`;
    const kind =
      field.kind === 'ranking'
        ? rankingOf(field.options.map(({ value }) => value))
        : kinds[field.kind];
    const line: Line = `${name}: ${kind}${field.isRequired ? '' : ' (optional)'}`;
    return [line, ...('fields' in field ? linesOfFields(field.fields, `${name}.`) : [])];
  });
}

const kinds: Record<Exclude<Field['kind'], 'ranking'>, string> = {
  text: 'string',
  long: 'string',
  html: 'string',
  slug: 'string',
  picture: 'string',
  moment: 'string',
  endMoment: 'string',
  number: 'number',
  choice: 'number',
  flag: 'boolean',
  texts: 'list',
  longTexts: 'list',
  list: 'list of maps',
  group: 'map',
  map: 'dictionary',
  column: 'column',
  point: 'list',
};

describe('the forms of the editor', () => {
  it('there is one form for each block of the content format', () => {
    expect(blockForms.map(({ type }) => type).sort()).toEqual([...blockTypes].sort());
  });

  it.each(blockForms)('a form has the fields of the block $type', ({ type, fields, isText }) => {
    const shape = shapeOf(blocks[type as keyof typeof blocks].schema);

    expect(isText ? 'string' : 'object').toBe(shape.type);
    expect(linesOfFields(fields).sort()).toEqual(linesOfShape(shape).sort());
  });

  it.each(textKinds)('a form has the front matter of $folder', ({ folder, fields }) => {
    expect(linesOfFields(fields).sort()).toEqual(
      linesOfShape(shapeOf(textFileSchemas[folder])).sort(),
    );
  });

  it.each(yamlKinds)('a form has the keys of $file', ({ name, fields }) => {
    const shape = shapeOf(yamlFileSchemas[name]);

    if (isFieldList(fields))
      expect(linesOfFields(fields).sort()).toEqual(linesOfShape(shape).sort());
    else expect(kindOf(shape)).toBe('dictionary');
  });

  it('a form has the texts of a photo', () => {
    expect(linesOfFields(photoFields).sort()).toEqual(linesOfShape(shapeOf(PhotoFile)).sort());
  });
});
