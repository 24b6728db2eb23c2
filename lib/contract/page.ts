import * as z from 'zod/mini';
import {
  Breadcrumb,
  contentPageOf,
  Headline,
  Html,
  maxLength,
  Metatags,
  PathSlug,
  Picture,
  ShortText,
  Url,
} from './validation/values';

/** A guide or an article as a card. */
export const Card = z.object({
  link: Url,
  slug: z.nullish(ShortText),
  title: Headline,
  text: z.nullish(Html),
  image: z.nullish(Picture),
  tags: z.nullish(z.array(z.object({ slug: ShortText, name: ShortText }))),
});
export type Card = z.infer<typeof Card>;

/** GET /api/pages/tags/ */
export const CardPage = contentPageOf(Card);

/** The blocks that a page may contain; its renderer relies on this list. @public */
export const blockTypes = [
  'ImagesListPlugin',
  'TwoCollPlugin',
  'ButtonPlugin',
  'LinkPlugin',
  'TextContentPlugin',
  'TextPlugin',
  'TutorialListPlugin',
  'BookmakersListPlugin',
  'AccordionPlugin',
  'BookmakerHeaderPlugin',
  'MarkTablePlugin',
  'BonusHeaderPlugin',
  'BookmakerInfoPlugin',
  'BookmakerComparePlugin',
  'ContactUsFormPlugin',
  'PicturePlugin',
  'BannerPlugin',
  'ReadMorePlugin',
  'SpacePlugin',
  'BookmakerProsPlugin',
  'BookmakerConsPlugin',
] as const;

/**
 * A typed block of a page. Its `body` may be text, an object or a list; each block has its own
 * parser.
 */
export const Plugin = z.object({ type: ShortText, body: z.optional(z.unknown()) });
export type Plugin = z.infer<typeof Plugin>;

/** GET /api/pages/{path}/, /api/pages/articles/{path}/, /api/pages/how-bet/, /api/pages/contact-us/ */
export const Page = z.object({
  title: ShortText,
  path: z.nullish(Url),
  // An unknown template counts as the plain one.
  template: z.catch(z.nullish(z.union([z.literal(1), z.literal(2)])), null),
  banner: z.nullish(Html),
  metatags: z.nullish(Metatags),
  plugins: z.nullish(z.array(Plugin)),
  breadcrumbs: z.nullish(z.array(Breadcrumb)),
  related: z.nullish(z.array(Card)),
  children: z.nullish(z.array(z.object({ title: Headline, text: z.nullish(Html), link: Url }))),
});
export type Page = z.infer<typeof Page>;

/** GET /api/pages/banner/{slug}/: an HTML or script snippet, empty without a banner. */
export const Banner = z.object({ banner: z.nullish(Html) });

/** A tag with the number of entries in its list. */
const TagCount = z.object({ tag: ShortText, count: z.int().check(z.positive()) });

/** Ours: GET /api/site-index/, the names of what lists have only one by one. */
export const SiteIndex = z.object({
  /** The paths of all content pages, without slashes at their ends. */
  pages: z.array(Url),
  /** The slugs of the leagues that have ended matches. */
  leagues: z.array(PathSlug),
  /** The tags of each list. */
  tags: z.object({
    news: z.array(TagCount),
    guides: z.array(TagCount),
  }),
});
export type SiteIndex = z.infer<typeof SiteIndex>;

/** An address of this site: never another's, which a link to this one must not lead to. */
export const OwnAddress = z
  .string()
  .check(
    z.maxLength(maxLength.url),
    z.regex(
      /^\/(?![/\\])[^\\\s]*$/,
      'expected an address of this site that begins with one slash, such as /news/a-story',
    ),
  );

/**
 * Ours, optional: GET /api/redirects/. A page that the host does not have is looked up here by its path; a host
 * without this call has none.
 */
export const Redirects = z.object({
  redirects: z.array(z.object({ from: Url, to: OwnAddress })),
});
export type Redirects = z.infer<typeof Redirects>;
