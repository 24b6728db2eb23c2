import { notFound } from 'next/navigation';
import { PlayersOf } from '@/components/match/figures/players-of';
import { getPlayers } from '@/lib/api-client/figures';
import { playersOfLetterPath } from '@/lib/domain/figures/player';
import { parseListSegments } from '@/lib/routing/list-query';
import { playersOfMetadata } from '@/lib/seo/figure-metadata';

const pageSize = 100;

type Props = { params: Promise<{ letter: string; query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const { letter, page } = await readParams(params);
  return playersOfMetadata(titleOf(letter), playersOfLetterPath(letter), page);
}

/** The players whose surnames begin with a letter. */
export default async function PlayersOfLetterPage({ params }: Props) {
  const { letter, page } = await readParams(params);
  const list = await getPlayers({ letter }, page, pageSize);
  if (!list || list.results.length === 0) notFound();

  return (
    <PlayersOf
      title={titleOf(letter)}
      path={playersOfLetterPath(letter)}
      page={page}
      pages={Math.ceil(list.count / pageSize)}
      players={list.results}
    />
  );
}

const titleOf = (letter: string): string => `Players: ${letter.toUpperCase()}`;

async function readParams(params: Props['params']) {
  const { letter, query } = await params;
  const list = parseListSegments(query);
  if (!list) notFound();
  return { letter: decodeURIComponent(letter), page: list.page };
}
