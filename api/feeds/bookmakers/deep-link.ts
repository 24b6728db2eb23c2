import { toClickOutTarget } from '@/lib/domain/content/bookmaker/click-out-target';
import { fillTemplate, isAllowedHost, linkError, type LinkValues } from './link-template';

/*
 * Links that a source has for a bookmaker's prices, and what the operator makes of them: `{link}` alone
 * is the source's link, `{link}?affiliate=7` adds to its query, and elsewhere, such as in
 * `https://go.example/?to={link}`, it is a value of another URL.
 */

/** What a bookmaker's entry states about links. */
type LinkRule = {
  hosts?: string[] | undefined;
  link?: string | null | undefined;
  deepLink?: string | undefined;
};

const own = '{link}';
const sampleHost = 'www.bookmaker.example';

/** Why a template of deep links cannot be used; null when it can. */
export function deepLinkError(template: string, { hosts, link }: LinkRule): string | null {
  if (!link) return 'needs a "link" for prices without one';
  if (!hosts) return 'needs "hosts", the only ones that the links of a source may lead to';
  if (!template.includes(own)) return 'has no {link}';
  const [host = sampleHost] = hosts;
  const rest = template.slice(own.length);
  if (template.startsWith(own) && !/^(?:\?[^?#]+)?$/.test(rest))
    return 'after {link} expected nothing or ?name=value';
  const sample = `https://${host}/`;
  return linkError(
    template.startsWith(own) ? sample + rest : template.replaceAll(own, encodeURIComponent(sample)),
    hosts,
  );
}

/** Why a source's link is not used, for the operator; null when it is. */
export function sourceLinkProblem(url: string, { hosts }: LinkRule): string | null {
  const [placeholder] = /\{[^{}]*\}/.exec(url) ?? [];
  if (placeholder !== undefined) return `${placeholder} has no value`;
  const target = /^https:\/\//i.test(url) ? toClickOutTarget(url) : null;
  if (target === null) return 'no https link';
  return isAllowedHost(target, hosts) ? null : `${new URL(target).host} is no allowed host`;
}

/** The target of a price whose source has a link for it; null when the link cannot be used. */
export function toDeepLink(
  url: string,
  rule: LinkRule | undefined,
  values: LinkValues,
): string | null {
  if (!rule?.deepLink || sourceLinkProblem(url, rule) !== null) return null;
  const rest = rule.deepLink.startsWith(own)
    ? fillTemplate(rule.deepLink.slice(own.length), values)
    : null;
  if (rest === null)
    return toClickOutTarget(
      fillTemplate(rule.deepLink.replaceAll(own, encodeURIComponent(url)), values),
    );
  const [page = '', fragment] = url.split('#');
  const added = rest && page.includes('?') ? `&${rest.slice(1)}` : rest;
  return toClickOutTarget(`${page}${added}${fragment === undefined ? '' : `#${fragment}`}`);
}
