import { format } from 'date-fns/format';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { inUtc } from '@/lib/dates/utc';
import { teamsOf } from '@/lib/domain/match/match';
import { otherNames, fullSideName, isWomensSide } from '@/lib/domain/match/side/side-id';
import { abbreviatedName } from '@/lib/domain/match/team-name';
import type { SearchDocument, SearchedMatch } from '@/api/store/search/search-store';

/** The searchable documents of a match, its two teams and its league. */
export function matchDocuments({ id, fields }: SearchedMatch): SearchDocument[] {
  const sides = fields.competitors?.length === 2 ? teamsOf(fields) : [];
  const teams = sides.map(({ name }) => name);
  const tournament = fields.tournament ?? '';
  return [
    {
      kind: 'match',
      ref: id,
      title: teams.length === 2 ? teams.join(' v ') : fields.name,
      text: tournament,
      keywords: [
        ...teams.map(abbreviatedName),
        fields.category ?? '',
        dateText(fields.start_time),
      ].join(' '),
      date: fields.start_time,
    },
    ...sides.map(({ name, side }): SearchDocument => ({
      kind: 'team',
      ref: side,
      title: fullSideName(name, isWomensSide(side)),
      text: '',
      keywords: [abbreviatedName(name), ...otherNames(side)].join(' '),
    })),
    ...(fields.league
      ? [
          {
            kind: 'league' as const,
            ref: fields.league,
            title: tournament || fields.league,
            text: '',
          },
        ]
      : []),
  ];
}

/** '2026-11-21 November': visitors search by date or by the name of the month. */
const dateText = (seconds: number): string =>
  format(fromUnixTime(seconds), 'yyyy-MM-dd MMMM', inUtc);
