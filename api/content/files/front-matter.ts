import * as z from 'zod/mini';
import { maxLength } from '@/lib/contract/validation/values';
import { tableCriteria } from '@/lib/domain/series/table-rules';
import { endMoment, moment } from '@/api/content/dates';
import { advert, html } from '@/api/content/html/html-texts';

/*
 * The front matter of the files of each kind, as described in docs/contracts/content-format.md.
 */

const textOf = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const text = textOf(maxLength.short);
const longText = textOf(maxLength.long);
const htmlText = html(textOf(maxLength.html));
/** HTML that may be empty, or a script snippet. */
const snippet = advert(z.string().check(z.maxLength(maxLength.html)));
/** The banner of a page. */
const banner = advert(textOf(maxLength.short));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected-words-like-this'));
const days = z.number().check(z.minimum(0));
const order = z.number();
/** With or without the leading slash of links. */
const pagePath = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\/?[a-z0-9]+([-/][a-z0-9]+)*$/, 'expected a path such as guides/decimal-odds'),
    ),
  z.transform(path => path.replace(/^\//, '')),
);
/** Tags are used in queries that are split at commas. */
const tag = text.check(z.regex(/^[^,]+$/, 'expected no comma'));
const ownPath = z.string().check(z.regex(/^\//, 'expected a path that begins with /'));

const NewsFile = z
  .strictObject({
    title: text,
    excerpt: text.check(z.maxLength(200)),
    published_at: z.optional(moment),
    updated_at: z.optional(moment),
    days_ago: z.optional(days),
    updated_days_ago: z.optional(days),
    retrospective: z.optional(z.boolean()),
    tags: z.array(tag),
    picture: slug,
    author: text,
    banner: z.optional(banner),
    matches: z.optional(z.array(z.union([text, z.pipe(z.int(), z.transform(String))]))),
    teams: z.optional(z.array(text)),
    league: z.optional(text),
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
  title: text,
  template: z.literal([1, 2]),
  excerpt: z.optional(text),
  description: z.optional(longText),
  picture: z.optional(slug),
  tags: z.optional(z.array(slug)),
  order: z.optional(order),
  breadcrumbs: z.optional(z.array(pagePath)),
  related: z.optional(z.array(pagePath)),
  children: z.optional(z.array(pagePath)),
  banner: z.optional(banner),
});
export type PageFile = z.infer<typeof PageFile>;

const mark = z.number().check(z.minimum(0), z.maximum(5));
const fact = z.union([longText, z.number(), z.array(longText)]);

const BookmakerFile = z.strictObject({
  title: text,
  logo: slug,
  mark,
  bonus_amount: text,
  badge_text: text,
  description: longText,
  terms: longText,
  terms_url: ownPath,
  url: ownPath,
  order,
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'expected a two-letter code'))),
  review_author: text,
  info: z.record(z.string(), fact),
  pros: z.array(longText),
  cons: z.array(longText),
  marks: z.record(z.string(), mark),
  compare: z.record(z.string(), z.union([z.boolean(), fact])),
});
export type BookmakerFile = z.infer<typeof BookmakerFile>;

const BonusFile = z.strictObject({
  title: text,
  bookmaker: slug,
  picture: slug,
  tags: z.array(tag),
  description: z.optional(longText),
  terms: longText,
  terms_url: ownPath,
  expires_at: z.optional(endMoment),
  expires_in_days: z.optional(days),
  order,
});
export type BonusFile = z.infer<typeof BonusFile>;

const percent = z.number().check(z.minimum(0), z.maximum(100));

/** The texts of a photo, and its focal point in percent of its width and height. */
export const PhotoFile = z.strictObject({
  alt: text,
  credit: z.optional(text),
  focus: z.optional(z.tuple([percent, percent])),
});
export type PhotoFile = z.infer<typeof PhotoFile>;

/** Guide tags: slug to name. */
const TagsFile = z.record(slug, text);
const season = z.int().check(z.gte(1800), z.lte(2200));
const points = z.number().check(z.gte(0), z.lte(100));
/** How competitions count their points; the first entry of a competition whose seasons fit is used. */
const LeaguesFile = z.strictObject({
  competitions: z.array(
    z
      .strictObject({
        name: text,
        from: z.optional(season),
        to: z.optional(season),
        win: points,
        tie: points,
        no_result: points,
        bonus: z.optional(
          z.strictObject({ points, run_rate: z.number().check(z.gte(1), z.lte(10)) }),
        ),
        order: z.optional(z.array(z.enum(tableCriteria)).check(z.minLength(1))),
        carries_into: z.optional(text),
        source: text,
      })
      .check(
        z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
          message: 'expected a season not before from',
          path: ['to'],
        }),
      ),
  ),
});
export type LeaguesFile = z.infer<typeof LeaguesFile>;

/** Banner slug to its HTML or script snippet. */
const BannersFile = z.record(z.string(), snippet);
const menuLink = z.strictObject({
  link: text,
  title: text,
  in_sidebar: z.optional(z.boolean()),
  is_running: z.optional(z.boolean()),
});
const texts = z.strictObject({ title: text, text: htmlText });
const metas = z.optional(z.record(z.string(), z.string().check(z.maxLength(maxLength.long))));

const MenuFile = z.strictObject({
  links: z.array(menuLink),
  bottom_links: z.array(menuLink),
});
const HomeFile = z.strictObject({
  metatags: z.strictObject({ meta: metas, og: metas, twitter: metas }),
  main_title: text,
  main_text: htmlText,
  bottom_banner: snippet,
  top_bookmakers_banner: snippet,
  betting_information: z.array(texts),
  seo_title: text,
  seo_text: htmlText,
  social_links: z.array(z.strictObject({ link: text, slug: text })),
  toolbar_links: z.array(menuLink),
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
};
