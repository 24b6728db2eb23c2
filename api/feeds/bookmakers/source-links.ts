import type { BookmakerRules } from './bookmaker-file';
import { sourceLinkProblem } from './deep-link';
import { slugMapping } from './map-bookmakers';

/** The links of one reply of a source. */
export type SourceLinks = {
  /** Whether a link becomes that of a price; `slug` is the source's slug of the bookmaker. */
  accepts(slug: string, url: string): boolean;
  /** Links of bookmakers with an agreement that were ignored, and why: their hosts and placeholders. */
  refused(): { count: number; reasons: string[] };
};

/**
 * Chooses the links of a source that the operator's agreements allow. Null when no agreement is about
 * links of sources: then a source need not send them.
 */
export function createSourceLinks(
  rules: BookmakerRules,
  source: string,
): (() => SourceLinks) | null {
  if (![...rules.values()].some(({ deepLink }) => deepLink !== undefined)) return null;
  const slugOf = slugMapping(rules);
  return () => {
    const reasons = new Set<string>();
    let count = 0;
    return {
      accepts: (slug, url) => {
        const rule = rules.get(slugOf(source, slug));
        if (rule?.deepLink === undefined) return false;
        const problem = sourceLinkProblem(url, rule);
        if (problem === null) return true;
        count += 1;
        reasons.add(problem);
        return false;
      },
      refused: () => ({ count, reasons: [...reasons].sort() }),
    };
  };
}
