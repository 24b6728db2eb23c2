import { Section } from '@/components/ui/section';
import type { Match } from '@/lib/domain/match/match';
import { ResultList } from './result-list';

type Props = { name: string; matches: Match[] };

/** The latest results of a league, for a list of it that is empty. */
export function LeagueResults({ name, matches }: Props) {
  if (matches.length === 0) return null;
  return (
    <Section title={`${name} results`} more={{ href: '/match-history', label: 'All leagues' }}>
      <ResultList matches={matches} />
    </Section>
  );
}
