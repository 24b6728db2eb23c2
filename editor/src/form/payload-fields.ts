import type { Block, Field as PayloadField } from 'payload';
import { photoRow, textRow } from '@/format/body';
import { blockNamed, isInColumns, rawBlock } from '@/format/blocks';
import { blockForms } from '@/format/forms';
import { blockPicture } from './block-picture';
import type { BlockForm, Field } from '@/format/field';
import {
  flagField,
  htmlText,
  pickField,
  pictureField,
  rowLabel,
  rowNames,
  textField,
} from './field-components';

/** The form's field of a field of the content format. */
export function toPayloadField(field: Field): PayloadField {
  const { name } = field;
  const label = field.isRequired ? `${field.label} *` : field.label;
  const admin = field.help ? { description: field.help } : {};
  const base = { name, label, admin };
  const picked = { ...base, admin: { ...admin, ...(field.pick && pickField(field.pick)) } };
  const rows = {
    ...base,
    labels: rowNames,
    admin: { ...admin, components: { RowLabel: rowLabel(field.label) } },
  };
  switch (field.kind) {
    case 'text':
    case 'slug':
      return { ...picked, type: 'text' };
    case 'picture':
      return {
        ...base,
        type: 'text',
        admin: {
          ...admin,
          components: {
            Field: pictureField(field.pick),
            Cell: '/pictures/picture-cell#PictureCell',
          },
        },
      };
    case 'long':
      return { ...base, type: 'textarea', admin: { ...admin, rows: 3 } };
    case 'html':
      return { ...base, type: 'textarea', admin: { ...admin, ...htmlText } };
    case 'number':
      return { ...base, type: 'number' };
    case 'flag':
      return { ...base, type: 'checkbox', admin: { ...admin, components: { Field: flagField } } };
    case 'moment':
    case 'endMoment':
      return {
        ...base,
        type: 'date',
        admin: {
          ...admin,
          placeholder: 'Day, month, year and time: 24 Nov 2026, 09:30',
          date: {
            pickerAppearance: 'dayAndTime',
            displayFormat: 'd MMM yyyy, HH:mm',
            timeFormat: 'HH:mm',
            timeIntervals: 5,
          },
        },
      };
    case 'texts':
      return { ...picked, type: 'text', hasMany: true };
    case 'longTexts':
      return {
        ...rows,
        type: 'array',
        fields: [{ name: 'text', label: 'Text', type: 'textarea', admin: { rows: 2 } }],
      };
    case 'choice':
      return {
        ...base,
        type: 'select',
        // A function: a value would be a default of the column, too.
        ...(field.isRequired && { defaultValue: () => String(field.options[0]?.value) }),
        options: field.options.map(option => ({ ...option, value: String(option.value) })),
      };
    case 'ranking':
      return {
        ...base,
        type: 'select',
        hasMany: true,
        admin: { ...admin, isSortable: true },
        options: [...field.options],
      };
    case 'list':
      return {
        ...rows,
        type: 'array',
        fields: field.fields.map(toPayloadField),
      };
    case 'group':
      return { ...base, type: 'group', fields: field.fields.map(toPayloadField) };
    case 'map':
      return {
        ...rows,
        type: 'array',
        fields: mapFields(field.value),
      };
    case 'column':
      return {
        ...base,
        type: 'group',
        fields: [
          { name: 'html', label: 'Text', type: 'textarea', admin: htmlText },
          {
            name: 'blocks',
            label: 'or blocks',
            type: 'blocks',
            blocks: [],
            blockReferences: blockForms.filter(isInColumns).map(({ type }) => type),
          },
        ],
      };
    case 'point':
      return {
        ...base,
        type: 'group',
        fields: [
          { name: 'x', label: 'From the left, %', type: 'number', min: 0, max: 100 },
          { name: 'y', label: 'From the top, %', type: 'number', min: 0, max: 100 },
        ],
      };
  }
}

function mapFields(kind: 'text' | 'html' | 'number' | 'fact'): PayloadField[] {
  const key: PayloadField = { name: 'key', label: 'Name', type: 'text' };
  if (kind === 'number') return [key, { name: 'value', label: 'Value', type: 'number' }];
  const value: PayloadField = {
    name: 'value',
    label: 'Value',
    type: 'textarea',
    admin: { rows: 2 },
  };
  if (kind === 'html') return [key, { ...value, admin: htmlText }];
  if (kind !== 'fact') return [key, value];
  return [
    key,
    {
      name: 'type',
      label: 'Kind',
      type: 'select',
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Text' },
        { value: 'number', label: 'Number' },
        { value: 'list', label: 'List, an item a line' },
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      ...value,
      admin: {
        rows: 2,
        condition: (_, row: { type?: string }) => row.type !== 'yes' && row.type !== 'no',
      },
    },
  ];
}

/** A sketch of a row, where one is chosen. */
const sketchOf = (type: string) => ({
  thumbnail: { url: blockPicture(type, blockNamed(type)), alt: '' },
});

const toPayloadBlock = ({ type, label, fields, isText }: BlockForm): Block => ({
  slug: type,
  labels: { singular: label, plural: label },
  admin: {
    disableBlockName: true,
    images: sketchOf(type),
  },
  fields: isText
    ? [{ name: 'html', label: 'Text', type: 'textarea', admin: htmlText }]
    : fields.map(toPayloadField),
});

/**
 * The rows that are not blocks of the format: Markdown, a photo in it, and what no form can show.
 */
const plainRows: Block[] = [
  {
    slug: textRow,
    labels: { singular: 'Text', plural: 'Texts' },
    admin: { disableBlockName: true },
    fields: [
      {
        name: 'text',
        label: 'Text',
        type: 'textarea',
        admin: { components: { Field: textField('markdown') } },
      },
    ],
  },
  {
    slug: photoRow,
    labels: { singular: 'Photo', plural: 'Photos' },
    admin: { disableBlockName: true },
    fields: [
      toPayloadField({ name: 'picture', label: 'Picture', kind: 'picture', isRequired: true }),
      toPayloadField({
        name: 'alt',
        label: 'What it shows',
        kind: 'text',
        help: 'Empty: the words that belong to the photo.',
      }),
    ],
  },
  {
    slug: rawBlock,
    labels: { singular: 'Block as text', plural: 'Blocks as text' },
    admin: { disableBlockName: true },
    fields: [
      {
        name: 'text',
        label: 'The complete block',
        type: 'textarea',
        admin: { rows: 8, className: 'code-text' },
      },
    ],
  },
];

/** Every row that a body may have. */
export const payloadBlocks: Block[] = [
  ...plainRows.map(row => ({ ...row, admin: { ...row.admin, images: sketchOf(row.slug) } })),
  ...blockForms.map(toPayloadBlock),
];

/** The rows of a body with blocks, or of one without. */
export const rowTypes = (hasBlocks: boolean): string[] =>
  (hasBlocks ? payloadBlocks : plainRows.slice(0, 2)).map(({ slug }) => slug);
