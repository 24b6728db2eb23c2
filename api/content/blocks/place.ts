import * as z from 'zod/mini';
import type { Plugin } from '@/lib/contract/page';
import type { Schema } from '@/lib/contract/parse';
import type { BonusFile, BookmakerFile } from '../front-matter';
import type { FindPicture } from '../html-pictures';
import type { Report } from '../problems';

/** A bookmaker as blocks show it: what its file says, and its place in the addresses. */
export type KnownBookmaker = BookmakerFile & { slug: string; icon: string | null };

/** Where a block stands, and what it may refer to. */
export type Place = {
  report: Report;
  path: string;
  findPicture: FindPicture;
  /** In the order of lists. */
  bookmakers: readonly KnownBookmaker[];
  /** Whom the file is about; null on a page that is about none. */
  bookmaker: string | null;
  /** The bonus that the file is about. */
  bonus: BonusFile | null;
  /** The wire's bookmaker, as lists carry it. */
  toCard(bookmaker: KnownBookmaker): unknown;
  /** Another block inside this one. */
  toPlugin(type: string, body: unknown, place: Place): Plugin | null;
};

/** Reads what a block's YAML holds into the wire's body; null when it does not fit. */
export type Block = (body: unknown, place: Place) => unknown;

export const block =
  <S extends Schema>(schema: S, toBody: (body: z.output<S>, place: Place) => unknown): Block =>
  (body, place) => {
    // A block without settings is an empty document, which YAML reads as null.
    const value = place.report.check(schema, body ?? {}, place.path);
    return value === null ? null : toBody(value, place);
  };

/** Text that is HTML; it goes out as it is. */
export const html = z.string();
export const words = z.string().check(z.trim(), z.minLength(1));
export const title = z.optional(words);

/** The bookmaker that a block names, else the file's own. */
export function bookmakerOf(slug: string | undefined, place: Place): KnownBookmaker | null {
  const named = slug ?? place.bookmaker;
  if (named === null) {
    place.report.add(place.path, 'names no bookmaker, and the file is about none');
    return null;
  }
  const known = place.bookmakers.find(bookmaker => bookmaker.slug === named);
  if (!known) place.report.add(place.path, `there is no bookmaker '${named}'`);
  return known ?? null;
}
