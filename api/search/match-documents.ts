import { abbreviatedName } from '@/lib/domain/team-name';
import type { SearchDocument, SearchedMatch } from '../store/search';

/** A match, its two teams and its league, as they can be found. */
export function matchDocuments({ id, fields }: SearchedMatch): SearchDocument[] {
  const teams = (fields.competitors ?? []).map(team => team.name).filter(Boolean);
  const tournament = fields.tournament ?? '';
  const day = new Date(fields.start_time * 1000).toISOString().slice(0, 10);
  return [
    {
      kind: 'match',
      ref: id,
      title: teams.length === 2 ? teams.join(' v ') : fields.name,
      text: tournament,
      keywords: [...teams.map(abbreviatedName), fields.category ?? '', dayWords(day)].join(' '),
    },
    ...teams.map((name): SearchDocument => ({
      kind: 'team',
      ref: name,
      title: name,
      text: '',
      keywords: abbreviatedName(name),
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

/** '2026-11-21' as it is asked for: with its month's name. */
function dayWords(day: string): string {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${day} ${month.format(new Date(day))}`;
}
