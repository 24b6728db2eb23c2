import type { EventBookmaker } from '@/lib/contract/event';
import type { SourcePrices } from '@/api/store/feeds/source-match';
import type { BookmakerRule, BookmakerRules } from './bookmaker-file';

/** The prices of a source with the operator's bookmakers instead of the source's. */
export type BookmakerMap = (source: string, prices: SourcePrices) => SourcePrices;

/** A provider's key as a slug: 'betfair_ex_uk' is 'betfair-ex-uk'. */
export const slugOfKey = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * Maps each source's bookmakers to those of the rules. Of several keys of one bookmaker the first that
 * the source names has the prices: they are the same bets in other regions.
 */
export function createBookmakerMap(rules: BookmakerRules): BookmakerMap {
  const mapped = slugMapping(rules);

  return (source, { markets, bookmakers, links, ...rest }) => {
    const slugOf = (slug: string) => mapped(source, slug);
    /** By the mapped slug, the slug of the source that has its prices. */
    const named = new Map<string, string>();
    for (const { slug } of bookmakers) if (!named.has(slugOf(slug))) named.set(slugOf(slug), slug);
    const isNamed = (slug: string) => (named.get(slugOf(slug)) ?? slug) === slug;
    return {
      ...rest,
      ...(links && {
        links: links
          .filter(({ bookmaker }) => isNamed(bookmaker))
          .map(link => ({ ...link, bookmaker: slugOf(link.bookmaker) })),
      }),
      bookmakers: bookmakers
        .filter(({ slug }) => isNamed(slug))
        .map(bookmaker => {
          const slug = slugOf(bookmaker.slug);
          return withRule({ ...bookmaker, slug }, rules.get(slug));
        }),
      markets: markets.map(market => ({
        ...market,
        selections: market.selections.map(selection => ({
          ...selection,
          prices: selection.prices
            ?.filter(({ bookmaker }) => isNamed(bookmaker))
            .map(price => ({ ...price, bookmaker: slugOf(price.bookmaker) })),
        })),
      })),
    };
  };
}

/** Converts a source's slug of a bookmaker to that of the rules. */
export function slugMapping(rules: BookmakerRules): (source: string, slug: string) => string {
  const slugs = new Map(
    [...rules].flatMap(([slug, { keys }]) =>
      Object.entries(keys).flatMap(([source, own]) =>
        own.map(key => [nameOf(source, slugOfKey(key)), slug] as const),
      ),
    ),
  );
  return (source, slug) => slugs.get(nameOf(source, slug)) ?? slug;
}

const nameOf = (source: string, slug: string): string => JSON.stringify([source, slug]);

function withRule(bookmaker: EventBookmaker, rule: BookmakerRule | undefined): EventBookmaker {
  if (!rule) return bookmaker;
  const { title, kind, commission, pool } = rule;
  const own = {
    ...(title !== undefined && { title }),
    ...(kind !== undefined && { kind }),
    ...(commission !== undefined && { commission }),
    ...(pool !== undefined && { pool }),
  };
  // A bookmaker of fixed odds keeps nothing of a win, whatever its source states.
  return { ...bookmaker, ...own, ...(kind === 'fixed' && { commission: null }) };
}
