import { format } from 'date-fns/format';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { inUtc } from '@/lib/dates/utc';
import { leagueNames } from '@/lib/domain/match/side/league-names';
import { teamsOf } from '@/lib/domain/match/match';
import { fullSideName, isWomensSide } from '@/lib/domain/match/side/side-id';
import { sideNames } from '@/lib/domain/match/side/side-names';
import type { SearchDocument, SearchedMatch } from '@/api/store/search/search-store';

/**
 * The searchable documents of a match, its two teams and its league; of an outright its own. The lines of a
 * match's text are its tournament, its ground and its players.
 */
export function matchDocuments(event: SearchedMatch): SearchDocument[] {
  const { id, kind, fields, ground, players } = event;
  if (kind === 'outright') return [outrightDocument(event)];
  const sides = fields.competitors?.length === 2 ? teamsOf(fields) : [];
  const teams = sides.map(({ name }) => name);
  const tournament = fields.tournament ?? '';
  const league = fields.league && {
    slug: fields.league,
    name: tournament || fields.league,
  };
  return [
    {
      kind: 'match',
      ref: id,
      title: teams.length === 2 ? teams.join(' v ') : fields.name,
      text: [tournament, ground ?? '', ...players].join('\n').trim(),
      names: sides.flatMap(({ name, side }) => sideNames(name, side)).join(' '),
      keywords: [
        fields.category ?? '',
        dateText(fields.start_time),
        ...(league ? leagueNames(league) : []),
      ].join(' '),
      date: fields.start_time,
    },
    ...sides.map((side): SearchDocument => ({
      kind: 'team',
      ref: side.side,
      title: fullSideName(side.name, isWomensSide(side.side)),
      text: '',
      names: sideNames(side.name, side.side).join(' '),
    })),
    ...(league
      ? [
          {
            kind: 'league' as const,
            ref: league.slug,
            title: league.name,
            text: '',
            names: leagueNames(league).join(' '),
            keywords: 'points table standings schedule fixtures results',
          },
        ]
      : []),
  ];
}

/** Its league has a document of its own once it has a match. */
const outrightDocument = ({ id, fields }: SearchedMatch): SearchDocument => ({
  kind: 'outright',
  ref: id,
  title: fields.name,
  text: fields.tournament ?? '',
  keywords: [
    'outright futures',
    fields.category ?? '',
    ...(fields.league ? leagueNames({ slug: fields.league, name: fields.tournament ?? '' }) : []),
  ].join(' '),
  date: fields.start_time,
});

/** '2026-11-21 November': visitors search by date or by the name of the month. */
const dateText = (seconds: number): string =>
  format(fromUnixTime(seconds), 'yyyy-MM-dd MMMM', inUtc);
