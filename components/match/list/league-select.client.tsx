'use client';

import { useRouter } from 'next/navigation';
import { SelectField } from '@/components/ui/select-field';
import type { League } from '@/lib/contract/league';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';

type Props = { leagues: League[]; current: string; filter: MatchFilter };

/** The leagues as a dropdown, on screens without room for the side list. */
export function LeagueSelect({ leagues, current, filter }: Props) {
  const router = useRouter();
  return (
    <SelectField
      label="League"
      hideLabel
      value={current}
      onChange={event => router.push(listPath(event.target.value, filter), { scroll: false })}
    >
      <option value="all">All Leagues</option>
      {leagues.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
