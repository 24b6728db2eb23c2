import { toClickOutTarget } from '@/lib/domain/content/bookmaker/click-out-target';
import type { BookmakerRules } from './bookmaker-file';
import { toDeepLink } from './deep-link';
import { fillTemplate, isAllowedHost, type LinkValues } from './link-template';

export type BookmakerLinks = {
  /** Whether the rules have a link: its bookmaker pays for visitors. */
  hasAgreements: boolean;
  /** Whether the prices of a bookmaker are shown with a link. */
  isLinked(slug: string): boolean;
  /** The URL that a click-out redirects to, of the default bookmaker if none is named; null without a link. */
  targetOf(slug: string | null, values: PriceValues): string | null;
};

/** `sourceLink` is what the source of the price has for it. */
type PriceValues = LinkValues & { sourceLink?: string | null };

type Options = {
  rules: BookmakerRules;
  /** The `url` of a bookmaker's review; undefined without one. */
  reviewUrlOf: (slug: string) => string | null | undefined;
  /** Whether bookmakers with neither a link of the rules nor a review's URL are shown without a link. */
  onlyAgreed: boolean;
  /** The target of prices that name no bookmaker, or one without a link. */
  defaultUrl: string;
};

/**
 * Where the prices of bookmakers lead: to the source's link where the rules have a template for it, else
 * to the link of the rules, else to the URL of the review, on the allowed hosts of the rules only.
 */
export function createBookmakerLinks(options: Options): BookmakerLinks {
  const { rules, reviewUrlOf, onlyAgreed, defaultUrl } = options;

  function templateOf(slug: string): string | null {
    const { link, hosts } = rules.get(slug) ?? {};
    if (link !== undefined) return link;
    const url = toClickOutTarget(reviewUrlOf(slug));
    return url && isAllowedHost(url, hosts) ? url : null;
  }

  return {
    hasAgreements: [...rules.values()].some(({ link }) => Boolean(link)),
    isLinked: slug => !onlyAgreed || templateOf(slug) !== null,
    targetOf: (slug, { sourceLink, ...values }) => {
      const deep = slug && sourceLink ? toDeepLink(sourceLink, rules.get(slug), values) : null;
      if (deep !== null) return deep;
      const template = slug === null ? null : templateOf(slug);
      const url = template && toClickOutTarget(fillTemplate(template, values));
      return url ?? (onlyAgreed && slug !== null ? null : defaultUrl);
    },
  };
}
