import * as z from 'zod/mini';
import type { Plugin } from '@/lib/contract/page';
import type { Schema } from '@/lib/contract/validation/parse';
import { labelled, optional } from '@/api/content/files/form-info';
import type { BonusFile, BookmakerFile } from '@/api/content/files/front-matter';
import type { FindPicture } from '@/api/content/photos/html-pictures';
import { advert as asAdvert, html as asHtml } from '@/api/content/html/html-texts';
import type { Report } from '@/api/content/validation-errors';

/** A bookmaker in blocks: the data of its file, and its slug in URLs. */
export type KnownBookmaker = BookmakerFile & { slug: string; icon: string | null };

/** The position of a block, and what it may refer to. */
export type BlockContext = {
  report: Report;
  path: string;
  findPicture: FindPicture;
  /** In the order in which lists show them. */
  bookmakers: readonly KnownBookmaker[];
  /** Whether a bookmaker is missing only because its own file is invalid. */
  isLeftOut(slug: string): boolean;
  /** The bookmaker that the file describes; null on other pages. */
  bookmaker: string | null;
  /** The bonus that the file describes. */
  bonus: BonusFile | null;
  /** The wire's bookmaker, as in lists. */
  toCard(bookmaker: KnownBookmaker): unknown;
  /** Another block inside this one. */
  toPlugin(type: string, body: unknown, context: BlockContext): Plugin | null;
};

/** Converts a block's YAML to the wire's body; null when it is invalid. */
export type Block = {
  (body: unknown, context: BlockContext): unknown;
  /** What the editor calls it. */
  label: string;
  /** The schema of the YAML, with the editor's form. */
  schema: Schema;
};

export function block<S extends Schema>(
  label: string,
  schema: S,
  toBody: (body: z.output<S>, context: BlockContext) => unknown,
): Block {
  const convert = (body: unknown, context: BlockContext): unknown => {
    // A block without settings is an empty document, which YAML reads as null.
    const value = context.report.check(schema, body ?? {}, context.path);
    return value === null ? null : toBody(value, context);
  };
  return Object.assign(convert, { label, schema });
}

/** Text that is HTML, unchanged. */
export const html = asHtml(z.string());
/** A banner's HTML or script snippet, unchanged. */
export const advert = asAdvert(z.string());
export const nonEmptyText = z.string().check(z.trim(), z.minLength(1));
export const neededTitle = labelled('Title', nonEmptyText);
export const title = z.optional(neededTitle);
export const neededHtml = labelled('Text (HTML)', html);
export const optionalHtml = z.optional(neededHtml);
/** The bookmaker of a block. */
export const bookmakerSlug = optional('Bookmaker', z.string(), {
  kind: 'slug',
  pick: 'bookmaker',
  help: 'Empty: the bookmaker that this file is about.',
});

/** The bookmaker that a block names, else the file's own. */
export function bookmakerOf(
  slug: string | undefined,
  context: BlockContext,
): KnownBookmaker | null {
  const wantedSlug = slug ?? context.bookmaker;
  if (wantedSlug === null) {
    context.report.add(context.path, 'names no bookmaker, and the file is about none');
    return null;
  }
  const match = context.bookmakers.find(bookmaker => bookmaker.slug === wantedSlug);
  if (!match && !context.isLeftOut(wantedSlug))
    context.report.addReference(context.path, `there is no bookmaker '${wantedSlug}'`);
  return match ?? null;
}
