import { cache } from 'react';
import { Bookmaker as WireBookmaker, BookmakerPage } from '@/lib/contract/bookmaker';
import {
  reviewPath,
  toBookmaker,
  type Bookmaker,
  type ComparedBookmaker,
} from '@/lib/domain/content/bookmaker/bookmaker';
import { sortBookmakers } from '@/lib/domain/content/bookmaker/sort-bookmakers';
import type { BookmakerQuery } from '@/lib/routing/bookmaker-query';
import { loadBlocks } from './page-data/load-blocks';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { unfilteredList, type ListQuery } from '@/lib/routing/list-query';
import { siteEnv } from '@/lib/env';
import { nullOnClientError } from './api-error';
import { getResponse } from './client';
import { fetchListPage, type List } from './lists/fetch-list-page';
import { fetchAllPages } from './lists/fetch-all-pages';

const lifetimeSeconds = 300;
const pageSize = 20;

export type BookmakerPart = {
  items: Bookmaker[];
  pages: number;
  /** All bookmakers, in the order of the host. */
  names: { slug: string; title: string }[];
};

/** The bookmakers that a query selects, one page of them; null beyond the last. */
export async function getBookmakers(query: BookmakerQuery): Promise<BookmakerPart | null> {
  const all = await getAllBookmakers();
  const selected = sortBookmakers(all, query);
  const pages = Math.max(1, Math.ceil(selected.length / pageSize));
  if (query.page > pages && selected.length > 0) return null;
  const from = (query.page - 1) * pageSize;
  const names = all.map(({ slug, title }) => ({ slug, title }));
  return { items: selected.slice(from, from + pageSize), pages, names };
}

/** Two bookmakers with the facts of their reviews; null when one of them does not exist. */
export async function getCompared(
  slugs: [string, string],
): Promise<[ComparedBookmaker, ComparedBookmaker] | null> {
  const [first, second] = await Promise.all(slugs.map(getWithFacts));
  return first && second ? [first, second] : null;
}

async function getWithFacts(slug: string): Promise<ComparedBookmaker | null> {
  const bookmaker = await getBookmaker(encodeURIComponent(slug));
  if (!bookmaker) return null;
  const blocks = loadBlocks(bookmaker.plugins, reviewPath(slug));
  const info = blocks.find(block => block.type === 'BookmakerInfoPlugin');
  return { bookmaker, facts: info?.facts ?? [] };
}

/** The first bookmakers of the list. */
export async function getTopBookmakers(count: number): Promise<Bookmaker[]> {
  return (await getSome(unfilteredList, count))?.items ?? [];
}

async function getSome(query: ListQuery, size: number): Promise<List<Bookmaker> | null> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.bookmakers], pageSize: size };
  const list = await fetchListPage('/api/bookmakers/', BookmakerPage, query, cacheOptions);
  return list && { ...list, items: list.items.map(fromWire) };
}

/** A bookmaker by its encoded slug; null when it does not exist. */
export const getBookmaker = cache(async (slug: string): Promise<Bookmaker | null> => {
  const bookmaker = await nullOnClientError(
    getResponse(`/api/bookmakers/${slug}/`, WireBookmaker, {
      lifetimeSeconds,
      tags: [contentTags.bookmaker(decodeURIComponent(slug))],
    }),
  );
  return bookmaker && fromWire(bookmaker);
});

/** All bookmakers by their slug, for pages that name some of them. */
export async function getBookmakersBySlug(): Promise<Map<string, Bookmaker>> {
  return new Map((await getAllBookmakers()).map(bookmaker => [bookmaker.slug, bookmaker]));
}

/** All bookmakers, in the order of the host. */
export async function getAllBookmakers(): Promise<Bookmaker[]> {
  const cacheOptions = { lifetimeSeconds, tags: [contentTags.bookmakers] };
  const all = await fetchAllPages({
    path: '/api/bookmakers/',
    schema: BookmakerPage,
    cacheOptions,
  });
  return all.map(fromWire);
}

/** Whether the list has a bookmaker with this slug. */
export async function isBookmaker(slug: string): Promise<boolean> {
  return (await getAllBookmakers()).some(bookmaker => bookmaker.slug === slug);
}

const fromWire = (bookmaker: WireBookmaker): Bookmaker =>
  toBookmaker(bookmaker, siteEnv().IMAGE_HOSTS);
