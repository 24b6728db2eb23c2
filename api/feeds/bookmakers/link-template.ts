import { toClickOutTarget } from '@/lib/domain/content/bookmaker/click-out-target';

/** What a template may name: the id of the click-out, by which its commission is found, and the match. */
export type LinkValues = { click: string; match: string };

const names: readonly (keyof LinkValues)[] = ['click', 'match'];
const placeholder = /\{([^{}]*)\}/g;

/** The URL of a template such as `https://bookmaker.example/?aff=7&sub={click}`. */
export const fillTemplate = (template: string, values: LinkValues): string =>
  template.replace(placeholder, (match, name: string) =>
    isName(name) ? encodeURIComponent(values[name]) : match,
  );

/** Why a template cannot be used; null when it can. `hosts` are the allowed ones; undefined: any. */
export function linkError(template: string, hosts: readonly string[] | undefined): string | null {
  const unknown = [...template.matchAll(placeholder)].find(([, name = '']) => !isName(name));
  if (unknown) return `${unknown[0]} is not known: use {click} and {match}`;
  // A placeholder within the host would let it lead anywhere.
  if (/^[^/]*\/\/[^/?#]*[{}]/.test(template)) return 'the host has no placeholder';
  const url = toClickOutTarget(fillTemplate(template, { click: 'c', match: 'm' }));
  if (!url || !/^https?:\/\//i.test(template)) return 'expected http(s)://…';
  return isAllowedHost(url, hosts) ? null : `the host is none of ${hosts?.join(', ')}`;
}

/** Whether a URL leads to an allowed host; paths of the site always do. */
export const isAllowedHost = (url: string, hosts: readonly string[] | undefined): boolean =>
  hosts === undefined || url.startsWith('/') || hosts.includes(new URL(url).host);

const isName = (name: string): name is keyof LinkValues =>
  (names as readonly string[]).includes(name);
