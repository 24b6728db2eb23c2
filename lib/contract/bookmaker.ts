import * as z from 'zod/mini';
import { Plugin } from './page';
import {
  Breadcrumb,
  Headline,
  Html,
  LongText,
  Metatags,
  Name,
  PathSlug,
  Picture,
  ShortText,
  UnixSeconds,
  Url,
  contentPageOf,
} from './validation/values';

export const Bookmaker = z.object({
  slug: PathSlug,
  icon: z.nullish(Url),
  mark: z.nullish(z.number().check(z.minimum(0)).check(z.maximum(5))),
  bonus_amount: z.nullish(ShortText),
  badge_text: z.nullish(ShortText),
  title: Name.check(z.minLength(1)),
  description: z.nullish(Html),
  url: z.nullish(Url),
  metatags: z.nullish(Metatags),
  plugins: z.nullish(z.array(Plugin)),
  breadcrumbs: z.nullish(z.array(Breadcrumb)),
  terms: z.nullish(LongText),
  terms_url: z.nullish(Url),
  countries: z.nullish(z.array(ShortText)),
  /** An invented example, an addition of ours. */
  is_invented: z.nullish(z.boolean()),
});
export type Bookmaker = z.infer<typeof Bookmaker>;

/** GET /api/bookmakers/ */
export const BookmakerPage = contentPageOf(Bookmaker);

export const Bonus = z.object({
  slug: PathSlug,
  title: Headline,
  image: z.nullish(Picture),
  bookmaker: z.nullish(ShortText),
  terms: z.nullish(LongText),
  terms_url: z.nullish(Url),
  expires_at: z.nullish(UnixSeconds),
  /** Ours: the kinds of bonus, by which lists are filtered. */
  tags: z.catch(z.nullish(z.array(ShortText)), undefined),
  plugins: z.nullish(z.array(Plugin)),
  metatags: z.nullish(Metatags),
});
export type Bonus = z.infer<typeof Bonus>;

/** GET /api/bookmakers/bonuses/ */
export const BonusPage = contentPageOf(Bonus);
