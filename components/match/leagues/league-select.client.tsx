'use client';

import { useRouter } from 'next/navigation';
import { SelectField } from '@/components/ui/select-field/select-field';
import type { ListedLeague } from '@/lib/domain/match/list/listed-leagues';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';

type Props = { leagues: ListedLeague[]; current: string; filter: MatchFilter };

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
      {leagues.map(({ slug, name, liveCount }) => (
        <option key={slug} value={slug}>
          {liveCount > 0 ? `${name} (${liveCount} live)` : name}
        </option>
      ))}
    </SelectField>
  );
}
