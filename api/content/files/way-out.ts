import * as z from 'zod/mini';
import { maxLength } from '@/lib/contract/validation/values';
import { toClickOutTarget } from '@/lib/domain/content/bookmaker/click-out-target';
import type { Report } from '@/api/content/validation-errors';

/** Where visitors leave the site: a path of its own, or an https address that a click-out may have. */
export const wayOut = z.string().check(
  z.maxLength(maxLength.url),
  z.refine(
    link => toClickOutTarget(link) !== null && /^(?:\/|https:\/\/)/.test(link),
    'expected a path of the site such as /example-bookmaker, or https://…',
  ),
  z.refine(
    link => !/[{}]/.test(link),
    'has {…}, which only the links of BOOKMAKERS_FILE have: leave it out',
  ),
);

/** Reports the addresses of a file that lead to another host than `hosts`; an empty list allows any. */
export function checkHosts(
  links: Readonly<Record<string, string>>,
  report: Report,
  hosts: readonly string[],
): void {
  for (const [key, link] of Object.entries(links)) {
    const { host } = new URL(link, 'https://own.invalid');
    if (!link.startsWith('/') && hosts.length > 0 && !hosts.includes(host))
      report.addReference(key, `leads to ${host}, which is none of BOOKMAKER_HOSTS`);
  }
}
