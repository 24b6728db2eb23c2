import * as z from 'zod/mini';
import { Plugin } from './page';
import { Breadcrumb, Metatags, Picture, UnixSeconds, contentPageOf } from './values';

export const Bookmaker = z.object({
  slug: z.string().check(z.minLength(1)),
  icon: z.nullish(z.string()),
  mark: z.nullish(z.number().check(z.minimum(0)).check(z.maximum(5))),
  bonus_amount: z.nullish(z.string()),
  badge_text: z.nullish(z.string()),
  title: z.string(),
  description: z.nullish(z.string()),
  url: z.nullish(z.string()),
  metatags: z.nullish(Metatags),
  plugins: z.nullish(z.array(Plugin)),
  breadcrumbs: z.nullish(z.array(Breadcrumb)),
  terms: z.nullish(z.string()),
  terms_url: z.nullish(z.string()),
  countries: z.nullish(z.array(z.string())),
});
export type Bookmaker = z.infer<typeof Bookmaker>;

/** GET /api/bookmakers/ */
export const BookmakerPage = contentPageOf(Bookmaker);

export const Bonus = z.object({
  slug: z.string().check(z.minLength(1)),
  title: z.string(),
  image: z.nullish(Picture),
  bookmaker: z.nullish(z.string()),
  terms: z.nullish(z.string()),
  terms_url: z.nullish(z.string()),
  expires_at: z.nullish(UnixSeconds),
  plugins: z.nullish(z.array(Plugin)),
  metatags: z.nullish(Metatags),
});
export type Bonus = z.infer<typeof Bonus>;

/** GET /api/bookmakers/bonuses/ */
export const BonusPage = contentPageOf(Bonus);
