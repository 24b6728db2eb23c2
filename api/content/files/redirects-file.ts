import * as z from 'zod/mini';
import { OwnAddress } from '@/lib/contract/page';
import { labelled } from './form-info';
import { reasonUnreachable } from './unreachable';

/** The folders of content by the first part of their pages' addresses. */
const folders = new Map([
  ['news', 'news'],
  ['bonuses', 'bonuses'],
  ['betting-sites', 'bookmakers'],
]);

/** Whether a content file could have this address. */
function isContentAddress(address: string): boolean {
  const [first = '', ...rest] = address.slice(1).split('/');
  const folder = folders.get(first);
  const name = folder === undefined ? address.slice(1) : rest.join('/');
  return name !== '' && reasonUnreachable(folder ?? 'pages', name) === null;
}

const oldAddress = z
  .string()
  .check(
    z.regex(
      /^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/,
      'expected the address that a page had, such as /news/old-story',
    ),
    z.refine(isContentAddress, 'no text can have this address: the site has its own page there'),
  );

const redirect = z.strictObject({
  from: labelled('Old address', oldAddress, {
    help: 'Where a page was. A page that is there now is shown instead.',
  }),
  to: labelled('Send visitors to', OwnAddress, {
    pick: 'link',
    help: 'A page of this site, not one that is itself an old address.',
  }),
});
export type Redirect = z.infer<typeof redirect>;

const isSameAddress = (link: string, address: string): boolean =>
  URL.canParse(link, 'https://site.invalid') &&
  new URL(link, 'https://site.invalid').pathname.replace(/(?<=.)\/$/, '') === address;

/** What is wrong with a redirect among others, with its key; null for a valid one. */
function problemOf(
  { from, to }: Redirect,
  index: number,
  all: readonly Redirect[],
): { key: keyof Redirect; message: string } | null {
  if (all.findIndex(other => other.from === from) < index)
    return { key: 'from', message: 'this address is listed twice' };
  if (isSameAddress(to, from)) return { key: 'to', message: 'leads to itself' };
  const next = all.find(other => isSameAddress(to, other.from));
  if (!next) return null;
  const message = isSameAddress(next.to, from)
    ? `leads back here by way of ${next.from}`
    : `is itself an old address: write ${next.to} instead`;
  return { key: 'to', message };
}

/** Addresses that texts had, and where their visitors are sent. */
export const RedirectsFile = z.strictObject({
  redirects: labelled(
    'Redirects',
    z.array(redirect).check(({ value, issues }) => {
      for (const [index, entry] of value.entries()) {
        const problem = problemOf(entry, index, value);
        if (problem)
          issues.push({
            code: 'custom',
            input: entry,
            path: [index, problem.key],
            message: problem.message,
          });
      }
    }),
    { help: 'Of texts that were deleted, and of addresses of an earlier site.' },
  ),
});
