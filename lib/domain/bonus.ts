import type { Bonus as WireBonus } from '../contract/bookmaker';
import type { Plugin } from '../contract/page';
import { offerTerms } from './offer';
import { toPicture, type Picture } from './picture';

/** A bookmaker's bonus, with the terms that stand beside it. */
export type Bonus = {
  slug: string;
  title: string;
  picture: Picture | null;
  terms: string;
  plugins: Plugin[];
  metatags: WireBonus['metatags'];
};

/** Reads the wire's bonus; of pictures, those of `imageHosts`. */
export const toBonus = (bonus: WireBonus, imageHosts: string[]): Bonus => ({
  slug: bonus.slug,
  title: bonus.title,
  picture: toPicture(bonus.image, imageHosts),
  terms: offerTerms(bonus.terms),
  plugins: bonus.plugins ?? [],
  metatags: bonus.metatags,
});

/** Where a bonus is explained. */
export const bonusPath = (slug: string): string => `/bonuses/${encodeURIComponent(slug)}`;
