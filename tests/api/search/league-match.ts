import { fedMatch } from '@/tests/api/fed-match';

/** A match of a league, with a scorecard that names its ground and some of its players. */
export function leagueMatch(
  id: string,
  teams: [string, string],
  [league, tournament]: [string, string],
  [ground, ...players]: string[],
  changes: { status?: number; start_time?: number } = {},
) {
  const competitors = teams.map((name, side) => ({ id: `${id}-${side}`, name }));
  const Players = Object.fromEntries(
    players.map((name, index) => [`${id}-p${index}`, { Name_Full: name }] as const),
  );
  const event = fedMatch({
    id,
    name: teams.join(' - '),
    competitors,
    league,
    tournament,
    category: 'T20',
    ...changes,
  });
  const matchInfo = {
    Matchdetail: { Venue: { Name: ground } },
    Teams: { [`${id}-0`]: { Name_Full: teams[0], Players } },
  };
  return { event, matchInfo };
}
