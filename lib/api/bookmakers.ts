import { cache } from 'react';
import { Bookmaker as WireBookmaker, BookmakerPage } from '../contract/bookmaker';
import { toBookmaker, type Bookmaker } from '../domain/bookmaker';
import { contentTags } from '../domain/content-tags';
import { wholeList, type ListQuery } from '../domain/list-query';
import { siteEnv } from '../env';
import { noneIfRefused } from './api-error';
import { getAnswer } from './client';
import { getList, type List } from './get-list';
import { getWholeList } from './whole-list';

const lifetimeSeconds = 300;
const pageSize = 20;

/** One page of the bookmakers; null beyond the last. */
export const getBookmakers = async (query: ListQuery): Promise<List<Bookmaker> | null> =>
  getSome(query, pageSize);

/** The first bookmakers of the list. */
export async function getTopBookmakers(count: number): Promise<Bookmaker[]> {
  return (await getSome(wholeList, count))?.items ?? [];
}

async function getSome(query: ListQuery, size: number): Promise<List<Bookmaker> | null> {
  const keep = { lifetimeSeconds, tags: [contentTags.bookmakers], pageSize: size };
  const list = await getList('/api/bookmakers/', BookmakerPage, query, keep);
  return list && { ...list, items: list.items.map(ofWire) };
}

/** A bookmaker by its slug as the address has it, still encoded; null when there is none. */
export const getBookmaker = cache(async (slug: string): Promise<Bookmaker | null> => {
  const bookmaker = await noneIfRefused(
    getAnswer(`/api/bookmakers/${slug}/`, WireBookmaker, {
      lifetimeSeconds,
      tags: [contentTags.bookmaker(decodeURIComponent(slug))],
    }),
  );
  return bookmaker && ofWire(bookmaker);
});

/** Whether a bookmaker of the list has this slug. */
export async function isBookmaker(slug: string): Promise<boolean> {
  const keep = { lifetimeSeconds, tags: [contentTags.bookmakers] };
  const all = await getWholeList('/api/bookmakers/', BookmakerPage, keep);
  return all.some(bookmaker => bookmaker.slug === slug);
}

const ofWire = (bookmaker: WireBookmaker): Bookmaker =>
  toBookmaker(bookmaker, siteEnv().IMAGE_HOSTS);
