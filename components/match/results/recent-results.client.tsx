'use client';

import { Section } from '@/components/ui/section';
import type { Match } from '@/lib/domain/match/match';
import { byLatestStart } from '@/lib/domain/match/match-start';
import { useMatchList } from '@/components/live/live-stores';
import { ResultList } from './result-list';

type Props = { matches: Match[] };

const shownCount = 7;

/** The latest results, newest first: those that the server rendered, and those of matches that ended since. */
export function RecentResults({ matches }: Props) {
  const ended = useMatchList().filter(match => match.status === 'other');
  const endedIds = new Set(ended.map(match => match.id));
  const results = [
    ...ended.toSorted(byLatestStart),
    ...matches.filter(match => !endedIds.has(match.id)),
  ].slice(0, shownCount);
  if (results.length === 0) return null;
  return (
    <Section title="Recent Results" more={{ href: '/match-history', label: 'All' }}>
      <ResultList matches={results} />
    </Section>
  );
}
