import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { bookmakerSlugPattern, maxBookmakerSlug } from '@/lib/contract/validation/patterns';
import { deepLinkError } from './deep-link';
import { linkError } from './link-template';
import exchanges from './exchanges.json';

const BookmakerSlug = z
  .string()
  .max(maxBookmakerSlug)
  .regex(bookmakerSlugPattern, 'expected a slug');
const Host = z
  .string()
  .regex(/^[a-z\d]+(?:[.-][a-z\d]+)*(?::\d+)?$/, 'expected a host in lower case');

/** What the operator states about a bookmaker; absent parts are as its sources state. */
const BookmakerRule = z
  .strictObject({
    /** The names of the bookmaker at each source. */
    keys: z.record(BookmakerSlug, z.array(z.string().min(1).max(maxBookmakerSlug))).default({}),
    title: z.string().min(1).max(1000).optional(),
    kind: z.enum(['fixed', 'exchange']).optional(),
    /** The share of a win that an exchange keeps. */
    commission: z.number().min(0).max(0.99).optional(),
    /** Bookmakers of one pool quote the same prices. */
    pool: z.string().min(1).max(1000).optional(),
    /** The only hosts that a link to the bookmaker may lead to; absent: any. */
    hosts: z.array(Host).min(1).optional(),
    /** The template of the affiliate link; null: there is no agreement, whatever its review states. */
    link: z.string().max(2000).nullable().optional(),
    /** The template for prices whose source sends a link; absent: those links are not used. */
    deepLink: z.string().max(2000).optional(),
  })
  .superRefine((rule, context) => {
    const { kind, commission, hosts, link, deepLink } = rule;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (commission !== undefined && kind !== 'exchange')
      refuse('commission', 'only an exchange has one: set "kind": "exchange"');
    const wrong = link ? linkError(link, hosts) : null;
    if (wrong) refuse('link', wrong);
    const wrongDeep = deepLink === undefined ? null : deepLinkError(deepLink, rule);
    if (wrongDeep) refuse('deepLink', wrongDeep);
  });
export type BookmakerRule = z.infer<typeof BookmakerRule>;

/** By slug. */
export type BookmakerRules = ReadonlyMap<string, BookmakerRule>;

const BookmakerFile = z.record(BookmakerSlug, BookmakerRule).superRefine((rules, context) => {
  const owners = new Map<string, string>();
  for (const [slug, { keys }] of Object.entries(rules))
    for (const [source, own] of Object.entries(keys))
      own.forEach((key, index) => {
        const name = JSON.stringify([source, key]);
        const owner = owners.get(name);
        if (owner !== undefined && owner !== slug)
          context.addIssue({
            code: 'custom',
            path: [slug, 'keys', source, index],
            message: `'${key}' belongs to '${owner}' already`,
          });
        owners.set(name, slug);
      });
});

/** The file cannot be used: one line for each thing that is wrong, with its path. */
export class BookmakerFileError extends Error {
  override name = 'BookmakerFileError';
}

/**
 * Reads BOOKMAKERS_FILE; null is no file. Its entries replace those of the known exchanges. Throws
 * `BookmakerFileError` when the file is missing, no JSON, or not valid.
 */
export function readBookmakerFile(path: string | null): BookmakerRules {
  const known = BookmakerFile.parse(exchanges);
  return new Map(Object.entries({ ...known, ...(path === null ? {} : parseFile(path)) }));
}

function parseFile(path: string): z.infer<typeof BookmakerFile> {
  const refuse = (lines: readonly string[]): never => {
    throw new BookmakerFileError([`BOOKMAKERS_FILE ${path} is not valid:`, ...lines].join('\n'));
  };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)]);
  }
  const result = BookmakerFile.safeParse(content);
  if (result.success) return result.data;
  return refuse(result.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`));
}
