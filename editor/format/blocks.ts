import type { Field } from './field';

/** A block of the content format as a form; docs/contracts/content-format.md describes each. */
export type BlockForm = {
  /** Its name in files. */
  type: string;
  label: string;
  fields: readonly Field[];
  /** Its body is one HTML text. */
  isText?: boolean;
  /** Whether it may be in a column of another block. */
  isInColumns: boolean;
};

/** The row of a block that no form can show: it is edited as YAML. */
export const rawBlock = 'RawBlock';

const title = { name: 'title', label: 'Title', kind: 'text' } as const;
const neededTitle = { ...title, isRequired: true } as const;
const text = { name: 'text', label: 'Text (HTML)', kind: 'html' } as const;
const neededText = { ...text, isRequired: true } as const;
const ofFile = 'Empty: the bookmaker that this file is about.';
const bookmaker = { name: 'slug', label: 'Bookmaker', kind: 'slug', help: ofFile } as const;
const picture = { name: 'picture', label: 'Picture', kind: 'picture', isRequired: true } as const;
const alt = {
  name: 'alt',
  label: 'What it shows',
  kind: 'text',
  isRequired: true,
  isBlankWritten: true,
} as const;
const link = {
  name: 'link',
  label: 'Link on this site',
  kind: 'text',
  help: 'A path such as /news, or https://…',
} as const;
const points = [
  title,
  { name: 'items', label: 'Points', kind: 'longTexts', help: 'Empty: those of the bookmaker.' },
] as const;
const button = [
  neededTitle,
  { name: 'link', label: 'Link on this site', kind: 'text', help: 'A path such as /news.' },
  { name: 'external_link', label: 'Link elsewhere', kind: 'text', help: 'https://…' },
] as const;

const forms: readonly Omit<BlockForm, 'isInColumns'>[] = [
  { type: 'TextPlugin', label: 'Text box', fields: [title, neededText] },
  { type: 'TextContentPlugin', label: 'HTML', fields: [], isText: true },
  {
    type: 'ReadMorePlugin',
    label: 'Text that unfolds',
    fields: [
      neededText,
      { name: 'length', label: 'Visible characters', kind: 'number', help: 'Empty: 400.' },
    ],
  },
  {
    type: 'SpacePlugin',
    label: 'Space',
    fields: [{ name: 'height', label: 'Pixels', kind: 'number', help: 'Empty: 24.' }],
  },
  {
    type: 'AccordionPlugin',
    label: 'Questions and answers',
    fields: [
      title,
      {
        ...{ name: 'items', label: 'Items', kind: 'list', isRequired: true },
        fields: [neededTitle, neededText],
      },
    ],
  },
  {
    type: 'TwoCollPlugin',
    label: 'Two columns',
    fields: [
      { name: 'left', label: 'Left', kind: 'column', isRequired: true },
      { name: 'right', label: 'Right', kind: 'column', isRequired: true },
    ],
  },
  { type: 'ButtonPlugin', label: 'Button', fields: button },
  { type: 'LinkPlugin', label: 'Link', fields: button },
  {
    type: 'PicturePlugin',
    label: 'Picture',
    fields: [picture, alt, { name: 'caption', label: 'Caption', kind: 'text' }, link],
  },
  {
    type: 'ImagesListPlugin',
    label: 'Pictures',
    fields: [
      title,
      {
        ...{ name: 'images', label: 'Pictures', kind: 'list', isRequired: true },
        fields: [picture, alt, title, link],
      },
    ],
  },
  {
    type: 'TutorialListPlugin',
    label: 'Videos',
    fields: [
      neededTitle,
      {
        ...{ name: 'children', label: 'Videos', kind: 'list', isRequired: true },
        fields: [
          title,
          { name: 'video_url', label: 'Video', kind: 'text', help: 'https://…', isRequired: true },
          picture,
        ],
      },
    ],
  },
  { type: 'ContactUsFormPlugin', label: 'Contact form', fields: [title, text] },
  {
    type: 'BannerPlugin',
    label: 'Banner',
    fields: [
      {
        ...{ name: 'banner', label: 'HTML or a script', kind: 'html', isRequired: true },
        isBlankWritten: true,
      },
    ],
  },
  {
    type: 'BookmakersListPlugin',
    label: 'List of bookmakers',
    fields: [
      title,
      { name: 'slugs', label: 'Bookmakers', kind: 'texts', help: 'Empty: all of them.' },
    ],
  },
  { type: 'BookmakerHeaderPlugin', label: 'Bookmaker: head', fields: [bookmaker, text] },
  { type: 'BookmakerInfoPlugin', label: 'Bookmaker: facts', fields: [title, bookmaker] },
  {
    type: 'BookmakerComparePlugin',
    label: 'Bookmakers compared',
    fields: [
      title,
      {
        ...{ name: 'slugs', label: 'Bookmakers', kind: 'texts', isRequired: true },
        help: 'Two or more.',
      },
    ],
  },
  { type: 'BookmakerProsPlugin', label: 'Bookmaker: pros', fields: points },
  { type: 'BookmakerConsPlugin', label: 'Bookmaker: cons', fields: points },
  {
    type: 'MarkTablePlugin',
    label: 'Marks',
    fields: [
      title,
      bookmaker,
      {
        ...{ name: 'rows', label: 'Rows', kind: 'list' },
        help: "Empty: the bookmaker's marks.",
        fields: [
          neededTitle,
          { name: 'value', label: 'Mark, 0 to 5', kind: 'number', isRequired: true },
        ],
      },
    ],
  },
  {
    type: 'BonusHeaderPlugin',
    label: 'Bonus',
    fields: [
      neededTitle,
      text,
      { name: 'steps', label: 'Steps (HTML)', kind: 'longTexts', isRequired: true },
      { name: 'button', label: 'Button', kind: 'group', fields: [neededTitle] },
      { name: 'bookmaker', label: 'Bookmaker', kind: 'slug', help: ofFile },
    ],
  },
];

export const blockForms: readonly BlockForm[] = forms.map(form => ({
  ...form,
  isInColumns: form.type !== 'TwoCollPlugin',
}));

const byType = new Map(blockForms.map(form => [form.type, form]));

export const blockNamed = (type: string): BlockForm | undefined => byType.get(type);
