import { notFound } from 'next/navigation';
import { PlayersOf } from '@/components/match/figures/players-of';
import { getPlayers } from '@/lib/api-client/figures';
import { playersOfSidePath } from '@/lib/domain/figures/player';
import { parseListSegments } from '@/lib/routing/list-query';
import { playersOfMetadata } from '@/lib/seo/figure-metadata';

const pageSize = 100;

type Props = { params: Promise<{ side: string; query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const { side, page, name } = await load(params);
  return playersOfMetadata(titleOf(name), playersOfSidePath(side), page);
}

/** The players who appeared for a side in ended matches. */
export default async function PlayersOfSidePage({ params }: Props) {
  const { side, page, list, name } = await load(params);
  if (!list || list.results.length === 0) notFound();

  return (
    <PlayersOf
      title={titleOf(name)}
      path={playersOfSidePath(side)}
      page={page}
      pages={Math.ceil(list.count / pageSize)}
      players={list.results}
    />
  );
}

const titleOf = (side: string): string => `Players of ${side}`;

async function load(params: Props['params']) {
  const { side: segment, query } = await params;
  const parts = parseListSegments(query);
  if (!parts) notFound();
  const side = decodeURIComponent(segment);
  const list = await getPlayers({ side }, parts.page, pageSize);
  const named = list?.results.flatMap(({ sides }) => sides).find(one => one.side === side);
  return { side, page: parts.page, list, name: named?.name ?? side };
}
