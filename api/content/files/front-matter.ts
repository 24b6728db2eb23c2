import * as z from 'zod/mini';
import { maxLength } from '@/lib/contract/validation/values';
import { endMoment, moment } from '@/api/content/dates';
import { advert } from '@/api/content/html/html-texts';
import { wayOut } from './way-out';
import { labelled, optional, withForm } from './form-info';
import { LeaguesFile } from './leagues-file';
import { RedirectsFile } from './redirects-file';
import { reportOf, ReportsFile } from './reports-file';
import {
  days,
  htmlText,
  longText,
  matches,
  pagePath,
  slug,
  snippet,
  tag,
  text,
  textOf,
} from './value-types';

/*
 * The front matter of the files of each kind, as described in docs/contracts/content-format.md.
 */

const title = labelled('Title', text);
const picture = labelled('Picture', slug, { kind: 'picture' });
const tagsOf = (pick: string) => labelled('Tags', z.array(tag), { pick });
const terms = labelled('Terms', longText);
const terms_url = labelled('Page of the terms', wayOut, {
  pick: 'link',
  help: 'A path of the site, such as /example-bookmaker, or https://…',
});
const order = labelled('Place in lists', z.number(), { help: 'The lowest number comes first.' });
const correction = z.strictObject({
  date: labelled('Date', moment),
  text: labelled('What was wrong, and what is right', longText),
});
/** Of a story or a page. */
const banner = optional('Banner (HTML)', advert(textOf(maxLength.short)));
const demoDays = 'For demonstrations: counted from the first start of the site.';

const NewsFile = z
  .strictObject({
    title,
    excerpt: labelled('Excerpt', text.check(z.maxLength(200)), {
      kind: 'long',
      help: 'At most 200 characters, for lists and search engines.',
    }),
    published_at: optional('Appears at', moment, {
      help: 'The date of the story, in the time zone of your device. Empty: when it is published. To publish it later, use the arrow beside the button that publishes.',
    }),
    updated_at: optional('Updated at', moment, {
      name: 'changed_at',
      help: 'Shown beside the date of the story. Empty: the day of the last correction.',
    }),
    corrections: optional('Corrections', z.array(correction), {
      help: 'Shown below the story, each with its day.',
    }),
    days_ago: optional('Days ago', days, { help: demoDays }),
    updated_days_ago: optional('Updated days ago', days, { help: demoDays }),
    retrospective: optional('It looks back', z.boolean(), {
      help: 'It is not news of the day. Not stated: no.',
    }),
    tags: tagsOf('tag'),
    picture,
    author: labelled('Author', text, { pick: 'author' }),
    banner,
    report_of: reportOf,
    matches: optional('Matches', matches, {
      help: 'The story shows their cards, and their pages show the story.',
    }),
    teams: optional('Teams', z.array(text), {
      pick: 'team',
      help: 'Two teams: their matches.',
    }),
    league: optional('League', text, { kind: 'slug', pick: 'league' }),
  })
  .check(
    z.refine(
      ({ published_at, days_ago }) => (published_at === undefined) !== (days_ago === undefined),
      'expected published_at or days_ago',
    ),
    z.refine(
      ({ published_at, updated_at }) => !(updated_at && published_at && updated_at < published_at),
      { message: 'expected a time after published_at', path: ['updated_at'] },
    ),
  );
export type NewsFile = z.infer<typeof NewsFile>;

const PageFile = z.strictObject({
  title,
  template: labelled('Layout', z.literal([1, 2]), {
    options: [
      { value: 1, label: 'Full width' },
      { value: 2, label: 'With a sidebar' },
    ],
  }),
  excerpt: optional('Excerpt', text),
  description: optional('Description for search engines', longText),
  picture: z.optional(picture),
  tags: optional('Tags of guides', z.array(slug), {
    pick: 'guide-tag',
    help: 'A page with tags is a guide.',
  }),
  order: z.optional(order),
  breadcrumbs: optional('Pages above it', z.array(pagePath), { pick: 'page' }),
  related: optional('Related pages', z.array(pagePath), { pick: 'page' }),
  children: optional('Pages below it', z.array(pagePath), { pick: 'page' }),
  banner,
});
export type PageFile = z.infer<typeof PageFile>;

const mark = z.number().check(z.minimum(0), z.maximum(5));
const fact = withForm(z.union([longText, z.number(), z.array(longText)]), { kind: 'fact' });
const comparedFact = withForm(z.union([z.boolean(), fact]), { kind: 'fact' });

const BookmakerFile = z.strictObject({
  title,
  logo: labelled('Logo', slug, {
    kind: 'picture',
    pick: 'logo',
    help: 'A picture, best twice as wide as high, or the name of a drawing of the folder logos.',
  }),
  mark: labelled('Mark, 0 to 5', mark),
  bonus_amount: labelled('Bonus', text),
  badge_text: labelled('Badge', text),
  description: labelled('Description', longText),
  terms,
  terms_url,
  url: labelled('Where its links lead', wayOut, {
    help: 'The affiliate address, https://…, or a path of the site. For the prices of matches, a link in BOOKMAKERS_FILE wins over it: that one may name the click and the match.',
  }),
  order,
  countries: labelled(
    'Countries',
    z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'expected a two-letter code'))),
    { pick: 'country', help: 'Where it takes customers.' },
  ),
  review_author: labelled('Author of the review', text, { pick: 'author' }),
  info: labelled('Facts', z.record(z.string(), fact)),
  pros: labelled('Pros', z.array(longText)),
  cons: labelled('Cons', z.array(longText)),
  marks: labelled('Marks', z.record(z.string(), mark)),
  compare: labelled('Compared', z.record(z.string(), comparedFact), {
    help: 'Every bookmaker has the same keys.',
  }),
});
export type BookmakerFile = z.infer<typeof BookmakerFile>;

const BonusFile = z.strictObject({
  title,
  bookmaker: labelled('Bookmaker', slug, { pick: 'bookmaker' }),
  picture,
  tags: tagsOf('bonus-tag'),
  description: optional('Description', longText),
  terms,
  terms_url,
  expires_at: optional('Expires at', endMoment, { help: 'It then leaves the lists.' }),
  expires_in_days: optional('Expires in days', days, { help: demoDays }),
  order,
});
export type BonusFile = z.infer<typeof BonusFile>;

const percent = z.number().check(z.minimum(0), z.maximum(100));

/** The texts of a photo, and its focal point in percent of its width and height. */
export const PhotoFile = z.strictObject({
  alt: labelled('What it shows', text, { help: 'For those who do not see it.' }),
  credit: optional('Who took it', text),
  focus: optional('What stays in view when it is cropped', z.tuple([percent, percent]), {
    kind: 'point',
    help: 'Empty: the middle.',
  }),
});
export type PhotoFile = z.infer<typeof PhotoFile>;

/** Guide tags: slug to name. */
const TagsFile = labelled('Names by slug', z.record(slug, text));

/** Banner slug to its HTML or script snippet. */
const BannersFile = labelled('Banners by slot', z.record(z.string(), snippet));

const menuLink = z.strictObject({
  link: labelled('Link', text, { pick: 'link' }),
  title,
  in_sidebar: optional('In the sidebar', z.boolean(), { help: 'Not stated: no.' }),
  is_running: optional('Running', z.boolean(), {
    help: 'Of the giveaway, which has a green dot while it runs. Not stated: yes.',
  }),
});
const MenuFile = z.strictObject({
  links: labelled('Links', z.array(menuLink)),
  bottom_links: labelled('Links at the bottom', z.array(menuLink)),
});

const metas = z.record(z.string(), z.string().check(z.maxLength(maxLength.long)));
const HomeFile = z.strictObject({
  metatags: labelled(
    'Meta tags',
    z.strictObject({
      meta: optional('meta', metas),
      og: optional('og', metas),
      twitter: optional('twitter', metas),
    }),
  ),
  main_title: labelled('Heading', text),
  main_text: labelled('Introduction (HTML)', htmlText),
  bottom_banner: labelled('Banner at the bottom (HTML)', snippet),
  top_bookmakers_banner: labelled('Banner of the bookmakers (HTML)', snippet),
  betting_information: labelled(
    'Betting information',
    z.array(z.strictObject({ title, text: labelled('Text (HTML)', htmlText) })),
  ),
  seo_title: labelled('Heading of the last text', text),
  seo_text: labelled('Last text (HTML)', htmlText),
  social_links: labelled(
    'Social links',
    z.array(z.strictObject({ link: labelled('Link', text), slug: labelled('Network', text) })),
  ),
  toolbar_links: labelled(
    'Links of the toolbar',
    z.array(
      z.strictObject({
        ...menuLink.shape,
        paid: optional('Pays for its place', z.boolean(), { help: 'Not stated: no.' }),
      }),
    ),
  ),
});

/** The schema of the front matter of each folder's files. */
export const textFileSchemas = {
  news: NewsFile,
  pages: PageFile,
  bookmakers: BookmakerFile,
  bonuses: BonusFile,
};

/** The schema of each YAML file, by its name without the extension. */
export const yamlFileSchemas = {
  menu: MenuFile,
  home: HomeFile,
  banners: BannersFile,
  tags: TagsFile,
  leagues: LeaguesFile,
  redirects: RedirectsFile,
  reports: ReportsFile,
};
