import { cache } from 'react';
import { Bonus as WireBonus, BonusPage } from '../contract/bookmaker';
import { toBonus, type Bonus } from '../domain/bonus';
import { contentTags } from '../domain/content-tags';
import { wholeList, type ListQuery } from '../domain/list-query';
import { siteEnv } from '../env';
import { noneIfRefused } from './api-error';
import { getAnswer } from './client';
import { getList, type List } from './get-list';

const lifetimeSeconds = 300;
const pageSize = 10;

/** One page of the bonuses; null beyond the last. */
export async function getBonuses(query: ListQuery): Promise<List<Bonus> | null> {
  const keep = { lifetimeSeconds, tags: [contentTags.bonuses], pageSize };
  const list = await getList('/api/bookmakers/bonuses/', BonusPage, query, keep);
  return list && { ...list, items: list.items.map(ofWire) };
}

/** The first ten bonuses, as carousels show them. */
export async function getLatestBonuses(): Promise<Bonus[]> {
  return (await getBonuses(wholeList))?.items ?? [];
}

/** A bonus by its slug as the address has it, still encoded; null when there is none. */
export const getBonus = cache(async (slug: string): Promise<Bonus | null> => {
  const bonus = await noneIfRefused(
    getAnswer(`/api/bookmakers/bonuses/${slug}/`, WireBonus, {
      lifetimeSeconds,
      tags: [contentTags.bonus(decodeURIComponent(slug))],
    }),
  );
  return bonus && ofWire(bonus);
});

const ofWire = (bonus: WireBonus): Bonus => toBonus(bonus, siteEnv().IMAGE_HOSTS);
