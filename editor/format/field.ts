/** How a value of a content file is edited and written. */
type Scalar = {
  /**
   * text: one line; long: several lines; html: HTML; slug: the name of another file; picture: the id of
   * a picture; moment: a time, of which a day alone is the beginning; endMoment: a day alone is its end.
   */
  kind: 'text' | 'long' | 'html' | 'slug' | 'picture' | 'number' | 'flag' | 'moment' | 'endMoment';
  /** Written as an empty text instead of being left out. */
  isBlankWritten?: boolean;
};

/** texts: short texts on a line; longTexts: texts of several lines, one below the other. */
type Texts = { kind: 'texts' | 'longTexts' };

/** A number from a few options. */
type Choice = { kind: 'choice'; options: readonly { value: number; label: string }[] };

/** A list of texts from a few options, in the author's order. */
type Ranking = { kind: 'ranking'; options: readonly { value: string; label: string }[] };

/** A list of maps, or a map with known keys. */
type Nested = { kind: 'list' | 'group'; fields: readonly Field[] };

/**
 * A map with keys of the author: to a text, to HTML, to a number, or to a fact, which is a text, a
 * number, a list, yes or no.
 */
type Dictionary = { kind: 'map'; value: 'text' | 'html' | 'number' | 'fact' };

/** HTML, or a list of blocks. */
type Column = { kind: 'column' };

/** Two percentages of a picture's width and height. */
type Point = { kind: 'point' };

/** What a text names: the form finds it by its words. Files have its id, slug, path or code, or the words. */
export type Pick =
  | 'match'
  | 'team'
  | 'league'
  | 'bookmaker'
  | 'tag'
  | 'bonus-tag'
  | 'guide-tag'
  | 'author'
  | 'page'
  | 'link'
  | 'logo'
  | 'country';

export type Field = {
  name: string;
  /** The key in the file, where it is not the name: Payload has its own columns. */
  key?: string;
  label: string;
  help?: string;
  pick?: Pick;
  isRequired?: boolean;
} & (Scalar | Texts | Choice | Ranking | Nested | Dictionary | Column | Point);

/** A block of the content format as a form; docs/contracts/content-format.md describes each. */
export type BlockForm = {
  /** Its name in files. */
  type: string;
  label: string;
  fields: readonly Field[];
  /** Its body is one HTML text. */
  isText?: boolean;
};

/** By the folder of Markdown files: the fields of their front matter. */
export type TextForms = Record<'news' | 'pages' | 'bookmakers' | 'bonuses', readonly Field[]>;

/** A separate YAML file: one map with known keys, or one whose keys are the author's. */
export type YamlForm = readonly Field[] | { map: 'text' | 'html'; label: string };

/** By the name of the YAML file without its extension. */
export type YamlForms = Record<
  'menu' | 'home' | 'banners' | 'tags' | 'leagues' | 'redirects' | 'reports',
  YamlForm
>;

/** Values as in a form: absent ones are undefined or null. */
export type FormValues = Record<string, unknown>;

/** A value of a file that no form field can show without a loss. */
export class UnfitValue extends Error {
  override name = 'UnfitValue';
}

export const keyOf = ({ name, key }: Field): string => key ?? name;

/** A value of a form that no file can have; `field` is its name in the form. The user reads the text. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
