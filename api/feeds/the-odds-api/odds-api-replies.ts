import * as z from 'zod';
import { ItemId, LooseText, looseList } from '@/api/feeds/provider/loose-values';
import { bookmakerSlugPattern, maxBookmakerSlug } from '@/lib/contract/validation/patterns';
import { slugOfKey } from '@/api/feeds/bookmakers/map-bookmakers';

/*
 * Replies of The Odds API (v4): the parts that are read. What is invalid in a list costs only itself,
 * because a match without its entry counts as withdrawn.
 */

/** More than any reply has; a page shows no more. */
const most = { sports: 200, bookmakers: 100, markets: 50, outcomes: 200 };

const Text = LooseText.pipe(z.string());

/** The link to a bet slip, a market or a match, requested by `includeLinks`; null without one. */
const link = z.string().min(1).max(2000).nullish().catch(null);

/** What a bookmaker can quote; null for 0, 1, negative ones and others that are no decimal odds. */
const Odds = z.number().gt(1).lte(10_000).nullable().catch(null);

const Outcome = z.object({
  name: Text,
  price: Odds,
  /** A number of runs. */
  point: z.number().min(0).max(10_000).optional(),
  link,
});

const BookmakerMarket = z.object({
  key: z.string(),
  last_update: z.string().optional().catch(undefined),
  link,
  outcomes: looseList(Outcome, most.outcomes),
});
export type BookmakerMarket = z.infer<typeof BookmakerMarket>;

const BookmakerKey = z
  .string()
  .transform(slugOfKey)
  .pipe(z.string().max(maxBookmakerSlug).regex(bookmakerSlugPattern));

const Bookmaker = z.object({
  /** As a slug. */
  key: BookmakerKey,
  title: Text,
  last_update: z.string().optional().catch(undefined),
  link,
  markets: looseList(BookmakerMarket, most.markets),
});
export type Bookmaker = z.infer<typeof Bookmaker>;

/** A match of `/sports/{key}/events`, and with bookmakers of `/sports/{key}/odds`. */
export const Event = z.object({
  id: ItemId,
  sport_key: z.string(),
  sport_title: Text,
  commence_time: z.iso.datetime(),
  home_team: Text,
  away_team: Text,
  /** Null where the reply has none that can be read: nothing is known then. */
  bookmakers: z
    .unknown()
    .optional()
    .transform(value => (Array.isArray(value) ? readBookmakers.parse(value) : null)),
});
export type Event = z.infer<typeof Event>;

const readBookmakers = looseList(Bookmaker, most.bookmakers);

/** The id of a match that cannot be read otherwise. */
export const Identified = z.object({ id: ItemId });

const Sport = z.object({ key: z.string().regex(/^\w{1,100}$/), active: z.boolean() });

/** `/sports`. */
export const Sports = z.array(z.unknown()).transform(list => readSports.parse(list));

const readSports = looseList(Sport, most.sports);
