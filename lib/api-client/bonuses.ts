import { cache } from 'react';
import { Bonus as WireBonus, BonusPage } from '@/lib/contract/bookmaker';
import { toBonus, type Bonus } from '@/lib/domain/content/bookmaker/bonus';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { countTags, tagName, type TagCount } from '@/lib/domain/content/tags/tag-counts';
import { unfilteredList, type ListQuery } from '@/lib/routing/list-query';
import { siteEnv } from '@/lib/env';
import { nullOnClientError } from './api-error';
import { getResponse } from './client';
import { fetchListPage, type List } from './lists/fetch-list-page';

const lifetimeSeconds = 300;
const pageSize = 10;
const countedBonuses = 100;

/** One page of the bonuses; null beyond the last. */
export async function getBonuses(query: ListQuery): Promise<List<Bonus> | null> {
  return getSome(query, pageSize);
}

/** The kinds of bonuses, most frequent first. */
export async function getBonusKinds(): Promise<TagCount[]> {
  const bonuses = (await getSome(unfilteredList, countedBonuses))?.items ?? [];
  return countTags(bonuses.map(({ tags }) => tags.map(slug => ({ slug, name: tagName(slug) }))));
}

async function getSome(query: ListQuery, size: number): Promise<List<Bonus> | null> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.bonuses], pageSize: size };
  const list = await fetchListPage('/api/bookmakers/bonuses/', BonusPage, query, cacheOptions);
  return list && { ...list, items: list.items.map(fromWire) };
}

/** The first ten bonuses, for carousels. */
export async function getLatestBonuses(): Promise<Bonus[]> {
  return (await getBonuses(unfilteredList))?.items ?? [];
}

/** A bonus by its encoded slug; null when it does not exist. */
export const getBonus = cache(async (slug: string): Promise<Bonus | null> => {
  const bonus = await nullOnClientError(
    getResponse(`/api/bookmakers/bonuses/${slug}/`, WireBonus, {
      lifetimeSeconds,
      tags: [contentTags.bonus(decodeURIComponent(slug))],
    }),
  );
  return bonus && fromWire(bonus);
});

const fromWire = (bonus: WireBonus): Bonus => toBonus(bonus, siteEnv().IMAGE_HOSTS);
