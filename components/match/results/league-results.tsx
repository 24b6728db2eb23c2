import { Section } from '@/components/ui/section';
import type { Match } from '@/lib/domain/match/match';
import { seriesPath } from '@/lib/domain/series/series';
import { ResultList } from './result-list';

type Props = { league: string; name: string; matches: Match[] };

/** The latest results of a league, below its list when that is empty. */
export function LeagueResults({ league, name, matches }: Props) {
  if (matches.length === 0) return null;
  return (
    <Section title={`${name} results`} more={{ href: seriesPath(league), label: 'Series' }}>
      <ResultList matches={matches} />
    </Section>
  );
}
