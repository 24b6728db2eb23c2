import { competitionFields } from './competitions';
import type { Field } from './field';

/** A kind of Markdown file with front matter. */
export type TextKind = {
  /** Its folder in the content. */
  folder: 'news' | 'pages' | 'bookmakers' | 'bonuses';
  label: { one: string; many: string };
  fields: readonly Field[];
  hasBlocks: boolean;
};

/** A separate YAML file: one map with known keys, or one whose keys are the author's. */
export type YamlKind = {
  file: `${YamlKind['name']}.yaml`;
  name: 'menu' | 'home' | 'banners' | 'tags' | 'leagues';
  label: string;
  fields: readonly Field[] | { map: 'text' | 'html'; label: string };
};

/** Whether a file has known keys. */
export const isFieldList = (fields: YamlKind['fields']): fields is readonly Field[] =>
  Array.isArray(fields);

const title = { name: 'title', label: 'Title', kind: 'text', isRequired: true } as const;
const picture = { name: 'picture', label: 'Picture', kind: 'picture' } as const;
const neededPicture = { ...picture, isRequired: true } as const;
const tags = { name: 'tags', label: 'Tags', kind: 'texts', isRequired: true } as const;
const terms = { name: 'terms', label: 'Terms', kind: 'long', isRequired: true } as const;
const termsUrl = {
  name: 'terms_url',
  label: 'Page of the terms',
  kind: 'text',
  isRequired: true,
  help: 'A path of the site, such as /example-bookmaker.',
} as const;
const order = {
  name: 'order',
  label: 'Place in lists',
  kind: 'number',
  isRequired: true,
  help: 'The lowest number comes first.',
} as const;
const bannerHtml = { name: 'banner', label: 'Banner (HTML)', kind: 'html' } as const;
const demoDays = 'For demonstrations: counted from the first start of the site.';

export const textKinds: readonly TextKind[] = [
  {
    folder: 'news',
    label: { one: 'Story', many: 'News' },
    hasBlocks: false,
    fields: [
      title,
      {
        ...{ name: 'excerpt', label: 'Excerpt', kind: 'long', isRequired: true },
        help: 'At most 200 characters, for lists and search engines.',
      },
      {
        ...{ name: 'published_at', label: 'Appears at', kind: 'moment' },
        help: 'A published story with a time in the future appears at that moment.',
      },
      { name: 'changed_at', key: 'updated_at', label: 'Updated at', kind: 'moment' },
      { name: 'days_ago', label: 'Days ago', kind: 'number', help: demoDays },
      { name: 'updated_days_ago', label: 'Updated days ago', kind: 'number', help: demoDays },
      {
        ...{ name: 'retrospective', label: 'It looks back', kind: 'flag' },
        help: 'It is not news of the day.',
      },
      tags,
      neededPicture,
      { name: 'author', label: 'Author', kind: 'text', isRequired: true },
      bannerHtml,
      { name: 'matches', label: 'Matches', kind: 'texts', help: 'Their ids.' },
      { name: 'teams', label: 'Teams', kind: 'texts', help: 'Two teams: their matches.' },
      { name: 'league', label: 'League', kind: 'slug' },
    ],
  },
  {
    folder: 'pages',
    label: { one: 'Page', many: 'Pages' },
    hasBlocks: true,
    fields: [
      title,
      {
        ...{ name: 'template', label: 'Layout', kind: 'choice', isRequired: true },
        options: [
          { value: 1, label: 'Full width' },
          { value: 2, label: 'With a sidebar' },
        ],
      },
      { name: 'excerpt', label: 'Excerpt', kind: 'text' },
      { name: 'description', label: 'Description for search engines', kind: 'long' },
      picture,
      {
        ...{ name: 'tags', label: 'Tags of guides', kind: 'texts' },
        help: 'Keys of the tags. A page with tags is a guide.',
      },
      { ...order, isRequired: false },
      { name: 'breadcrumbs', label: 'Pages above it', kind: 'texts' },
      { name: 'related', label: 'Related pages', kind: 'texts' },
      { name: 'children', label: 'Pages below it', kind: 'texts' },
      bannerHtml,
    ],
  },
  {
    folder: 'bookmakers',
    label: { one: 'Bookmaker', many: 'Bookmakers' },
    hasBlocks: true,
    fields: [
      title,
      { name: 'logo', label: 'Logo', kind: 'slug', isRequired: true },
      { name: 'mark', label: 'Mark, 0 to 5', kind: 'number', isRequired: true },
      { name: 'bonus_amount', label: 'Bonus', kind: 'text', isRequired: true },
      { name: 'badge_text', label: 'Badge', kind: 'text', isRequired: true },
      { name: 'description', label: 'Description', kind: 'long', isRequired: true },
      terms,
      termsUrl,
      { ...termsUrl, name: 'url', label: 'Where its links lead' },
      order,
      {
        ...{ name: 'countries', label: 'Countries', kind: 'texts', isRequired: true },
        help: 'Two-letter codes.',
      },
      { name: 'review_author', label: 'Author of the review', kind: 'text', isRequired: true },
      { name: 'info', label: 'Facts', kind: 'map', value: 'fact', isRequired: true },
      { name: 'pros', label: 'Pros', kind: 'longTexts', isRequired: true },
      { name: 'cons', label: 'Cons', kind: 'longTexts', isRequired: true },
      { name: 'marks', label: 'Marks', kind: 'map', value: 'number', isRequired: true },
      {
        ...{ name: 'compare', label: 'Compared', kind: 'map', value: 'fact', isRequired: true },
        help: 'Every bookmaker has the same keys.',
      },
    ],
  },
  {
    folder: 'bonuses',
    label: { one: 'Bonus', many: 'Bonuses' },
    hasBlocks: true,
    fields: [
      title,
      { name: 'bookmaker', label: 'Bookmaker', kind: 'slug', isRequired: true },
      neededPicture,
      tags,
      { name: 'description', label: 'Description', kind: 'long' },
      terms,
      termsUrl,
      {
        ...{ name: 'expires_at', label: 'Expires at', kind: 'endMoment' },
        help: 'It then leaves the lists.',
      },
      { name: 'expires_in_days', label: 'Expires in days', kind: 'number', help: demoDays },
      order,
    ],
  },
];

const linkFields = [
  { name: 'link', label: 'Link', kind: 'text', isRequired: true },
  title,
  { name: 'in_sidebar', label: 'In the sidebar', kind: 'flag' },
  { name: 'is_running', label: 'Running', kind: 'flag' },
] as const;
const metas = ['meta', 'og', 'twitter'].map(
  name => ({ name, label: name, kind: 'map', value: 'text' }) as const,
);
const html = (name: string, label: string) =>
  ({ name, label, kind: 'html', isRequired: true, isBlankWritten: true }) as const;

export const yamlKinds: readonly YamlKind[] = [
  {
    ...{ file: 'menu.yaml', name: 'menu', label: 'Menu' },
    fields: [
      { name: 'links', label: 'Links', kind: 'list', fields: linkFields, isRequired: true },
      {
        ...{ name: 'bottom_links', label: 'Links at the bottom', kind: 'list' },
        fields: linkFields,
        isRequired: true,
      },
    ],
  },
  {
    ...{ file: 'home.yaml', name: 'home', label: 'Home page' },
    fields: [
      { name: 'metatags', label: 'Meta tags', kind: 'group', fields: metas, isRequired: true },
      { ...title, name: 'main_title', label: 'Heading' },
      html('main_text', 'Introduction (HTML)'),
      html('bottom_banner', 'Banner at the bottom (HTML)'),
      html('top_bookmakers_banner', 'Banner of the bookmakers (HTML)'),
      {
        ...{ name: 'betting_information', label: 'Betting information', kind: 'list' },
        isRequired: true,
        fields: [title, html('text', 'Text (HTML)')],
      },
      { ...title, name: 'seo_title', label: 'Heading of the last text' },
      html('seo_text', 'Last text (HTML)'),
      {
        ...{ name: 'social_links', label: 'Social links', kind: 'list', isRequired: true },
        fields: [
          { name: 'link', label: 'Link', kind: 'text', isRequired: true },
          { name: 'slug', label: 'Network', kind: 'text', isRequired: true },
        ],
      },
      {
        ...{ name: 'toolbar_links', label: 'Links of the toolbar', kind: 'list' },
        fields: linkFields,
        isRequired: true,
      },
    ],
  },
  {
    ...{ file: 'banners.yaml', name: 'banners', label: 'Banners' },
    fields: { map: 'html', label: 'Banners by slot' },
  },
  {
    ...{ file: 'tags.yaml', name: 'tags', label: 'Tags of guides' },
    fields: { map: 'text', label: 'Names by slug' },
  },
  {
    ...{ file: 'leagues.yaml', name: 'leagues', label: 'Rules of competitions' },
    fields: [
      {
        ...{ name: 'competitions', label: 'Competitions', kind: 'list', isRequired: true },
        help: 'One that is not listed has 2 points for a win and 1 for a tie or no result, and its table states it.',
        fields: competitionFields,
      },
    ],
  },
];
