import * as z from 'zod/mini';
import { Breadcrumb, Metatags, contentPageOf } from './values';

/** A guide or an article as a card. */
export const Card = z.object({
  link: z.string(),
  slug: z.nullish(z.string()),
  title: z.string(),
  text: z.nullish(z.string()),
  image: z.nullish(z.object({ preview: z.nullish(z.string()), preview2x: z.nullish(z.string()) })),
  tags: z.nullish(z.array(z.object({ slug: z.string(), name: z.string() }))),
});
export type Card = z.infer<typeof Card>;

/** GET /api/pages/tags/ */
export const CardPage = contentPageOf(Card);

/** The blocks a page may hold; whoever draws them counts on this list. @public */
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

/** A typed block of a page. Its `body` may be text, an object or a list; each block reads its own. */
export const Plugin = z.object({ type: z.string(), body: z.optional(z.unknown()) });
export type Plugin = z.infer<typeof Plugin>;

/** GET /api/pages/{path}/, /api/pages/articles/{path}/, /api/pages/how-bet/, /api/pages/contact-us/ */
export const Page = z.object({
  title: z.string(),
  path: z.nullish(z.string()),
  // A template we do not know is the plain one.
  template: z.catch(z.nullish(z.union([z.literal(1), z.literal(2)])), null),
  banner: z.nullish(z.string()),
  metatags: z.nullish(Metatags),
  plugins: z.nullish(z.array(Plugin)),
  breadcrumbs: z.nullish(z.array(Breadcrumb)),
  related: z.nullish(z.array(Card)),
  children: z.nullish(
    z.array(z.object({ title: z.string(), text: z.nullish(z.string()), link: z.string() })),
  ),
});
export type Page = z.infer<typeof Page>;

/** GET /api/pages/banner/{slug}/: an HTML or script snippet, empty when there is none. */
export const Banner = z.object({ banner: z.nullish(z.string()) });
