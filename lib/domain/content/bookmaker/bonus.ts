import type { Bonus as WireBonus } from '@/lib/contract/bookmaker';
import type { Plugin } from '@/lib/contract/page';
import { offerTerms } from './offer';
import { toPicture, type Picture } from '@/lib/domain/content/picture';

/** A bookmaker's bonus with its terms. */
export type Bonus = {
  slug: string;
  title: string;
  picture: Picture | null;
  terms: string;
  /** The slug of its bookmaker; null when the host does not state it. */
  bookmaker: string | null;
  /** Unix seconds; null for an offer without an end. */
  expiresAt: number | null;
  tags: string[];
  plugins: Plugin[];
  metatags: WireBonus['metatags'];
};

/** Converts a bonus of the wire; images of other hosts than `imageHosts` are dropped. */
export const toBonus = (bonus: WireBonus, imageHosts: string[]): Bonus => ({
  slug: bonus.slug,
  title: bonus.title,
  picture: toPicture(bonus.image, imageHosts),
  terms: offerTerms(bonus.terms),
  bookmaker: bonus.bookmaker ?? null,
  expiresAt: bonus.expires_at ?? null,
  tags: bonus.tags ?? [],
  plugins: bonus.plugins ?? [],
  metatags: bonus.metatags,
});

/** Whether the offer has ended; `now` is unix seconds. */
export const isExpired = ({ expiresAt }: Pick<Bonus, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;

/** The path of a bonus's page. */
export const bonusPath = (slug: string): string => `/bonuses/${encodeURIComponent(slug)}`;
