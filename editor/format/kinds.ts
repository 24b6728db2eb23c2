import type { Field, TextForms, YamlForm, YamlForms } from './field';
import { textForms, yamlForms } from './forms';

/** A kind of Markdown file with front matter. */
export type TextKind = {
  /** Its folder in the content. */
  folder: keyof TextForms;
  label: { one: string; many: string };
  fields: readonly Field[];
  hasBlocks: boolean;
};

/** A separate YAML file. */
export type YamlKind = {
  file: `${YamlKind['name']}.yaml`;
  name: keyof YamlForms;
  label: string;
  fields: YamlForm;
  /** Whether a page shows it. */
  hasPage: boolean;
};

/** Whether a file has known keys. */
export const isFieldList = (fields: YamlForm): fields is readonly Field[] => Array.isArray(fields);

const textKind = (folder: TextKind['folder'], one: string, many: string): TextKind => ({
  folder,
  label: { one, many },
  fields: textForms[folder],
  hasBlocks: folder !== 'news',
});

export const textKinds: readonly TextKind[] = [
  textKind('news', 'Story', 'News'),
  textKind('pages', 'Page', 'Pages'),
  textKind('bookmakers', 'Bookmaker', 'Bookmakers'),
  textKind('bonuses', 'Bonus', 'Bonuses'),
];

const yamlKind = (name: YamlKind['name'], label: string): YamlKind => ({
  file: `${name}.yaml`,
  name,
  label,
  fields: yamlForms[name],
  hasPage: name !== 'redirects' && name !== 'reports',
});

export const yamlKinds: readonly YamlKind[] = [
  yamlKind('menu', 'Menu'),
  yamlKind('home', 'Home page'),
  yamlKind('banners', 'Banners'),
  yamlKind('tags', 'Tags of guides'),
  yamlKind('leagues', 'Rules of competitions'),
  yamlKind('redirects', 'Redirects'),
  yamlKind('reports', 'Reports'),
];
