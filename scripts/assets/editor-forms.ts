import * as z from 'zod';
import { blocks } from '@/api/content/blocks/blocks';
import { formInfo, type FormInfo } from '@/api/content/files/form-info';
import { PhotoFile, textFileSchemas, yamlFileSchemas } from '@/api/content/files/front-matter';
import type { Schema } from '@/lib/contract/validation/parse';

/** The part of JSON Schema that schemas of content files use, with the form of each. */
type Shape = FormInfo & {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  additionalProperties?: Shape | false;
  enum?: unknown[];
};

/**
 * What editor/format/forms.ts has: the fields of each kind of content file, from the schemas with
 * which the API reads it. Throws for a value without a label or of an unknown kind.
 */
export const editorForms = () => ({
  blockForms: Object.entries(blocks).map(([type, { label, schema }]) => {
    const shape = shapeOf(schema);
    const isText = shape.kind === 'html';
    return { type, label, fields: isText ? [] : fieldsOf(shape), ...(isText && { isText }) };
  }),
  textForms: formsOf(textFileSchemas),
  yamlForms: formsOf(yamlFileSchemas),
  photoFields: formOf(PhotoFile),
});

const formsOf = (schemas: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, formOf(schema)]));

function formOf(schema: Schema) {
  const shape = shapeOf(schema);
  if (shape.properties) return fieldsOf(shape);
  return { map: mapValueOf(shape), label: shape.label };
}

const shapeOf = (schema: Schema): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: formInfo }) as Shape;

type FormField = Record<string, unknown>;

function fieldsOf({ properties = {}, required = [] }: Shape): FormField[] {
  return Object.entries(properties).map(([key, shape]) => fieldOf(key, shape, required));
}

function fieldOf(key: string, shape: Shape, required: string[]): FormField {
  const { name, label, help, pick, isBlankWritten, options } = shape;
  if (label === undefined) throw new Error(`'${key}' has no label`);
  const kind = kindOf(key, shape);
  return {
    name: name ?? key,
    ...(name && { key }),
    label,
    kind,
    ...(help && { help }),
    ...(pick && { pick }),
    ...(required.includes(key) && { isRequired: true }),
    ...(isBlankWritten && { isBlankWritten }),
    ...(options && { options: optionsOf(key, shape) }),
    ...(kind === 'map' && { value: mapValueOf(shape) }),
    ...(kind === 'list' && { fields: fieldsOf(shape.items ?? {}) }),
    ...(kind === 'group' && { fields: fieldsOf(shape) }),
  };
}

/** A kind of field of editor/format/field.ts. */
function kindOf(key: string, shape: Shape): string {
  const { kind, type, items, properties } = shape;
  if (kind) return kind;
  if (properties) return 'group';
  if (shape.additionalProperties) return 'map';
  if (shape.enum) return 'choice';
  if (items?.properties) return 'list';
  if (items?.enum) return 'ranking';
  if (items) return items.kind === 'long' || items.kind === 'html' ? 'longTexts' : 'texts';
  if (type === 'string') return 'text';
  if (type === 'boolean') return 'flag';
  if (type === 'number' || type === 'integer') return 'number';
  throw new Error(`'${key}' is of no known kind`);
}

function mapValueOf({ additionalProperties }: Shape): string {
  if (!additionalProperties) throw new Error('not a map');
  return kindOf('the value of a map', additionalProperties);
}

function optionsOf(key: string, { options = [], items, enum: values }: Shape) {
  const wanted = items?.enum ?? values ?? [];
  if (String(options.map(({ value }) => value).sort()) !== String([...wanted].sort()))
    throw new Error(`'${key}' has a label for each of ${wanted.join(', ')}`);
  return options;
}
