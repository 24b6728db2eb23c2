import type { WireEvent } from '@/lib/contract/event';
import { teamsOf, type Team } from '@/lib/domain/match/match';
import { ballsPerOver, inBalls } from '@/lib/domain/scorecard/balls-per-over';
import { numeric, toText } from '@/lib/domain/scorecard/scalar';

/** An innings of limited overs, without super overs; balls are legal ones. */
export type SeriesInnings = {
  /** Index into the match's teams. */
  side: 0 | 1;
  runs: number;
  wickets: number;
  balls: number;
  /** The balls that the side was entitled to, as last revised. */
  allottedBalls: number;
  ballsPerOver: number;
  /** The runs with which it would win; null for the side that bats first. */
  target: number | null;
};

/** A finished match as tables and series scores count it. */
export type SeriesResult = {
  /** The series with its season, such as 'Indian Premier League, 2024'. */
  series: string;
  /** The feed's text, such as 'Match 12, Group A', '2nd ODI' or 'Final'; '' when unknown. */
  stage: string;
  /** 'T20I', 'ODI', 'Test', …; '' when unknown. */
  format: string;
  teams: readonly [Team, Team];
  /** The winner is the one after a super over, if there was one. */
  outcome: { kind: 'won'; winner: 0 | 1 } | { kind: 'tied' | 'drawn' | 'no result' };
  /** The winner's margin in runs; null when it won otherwise. */
  marginRuns: number | null;
  /** Whether a rain rule (Duckworth-Lewis-Stern or VJD) set the target or decided. */
  isRainRule: boolean;
  /** In the order of batting; null when the match is not of limited overs or has no complete scorecard. */
  innings: readonly [SeriesInnings, SeriesInnings] | null;
};

type Source = Pick<
  WireEvent,
  'name' | 'competitors' | 'match_status' | 'tournament' | 'match_info'
>;

/**
 * The result of a finished match of the wire; null when its text names neither a winner nor another way
 * to end, since a result that is guessed would be counted.
 */
export function toSeriesResult(event: Source): SeriesResult | null {
  const detail = event.match_info?.Matchdetail;
  const teams = teamsOf(event);
  const text = toText(detail?.Result) ?? event.match_status ?? '';
  const outcome = outcomeOf(text, namesOf(event, teams));
  if (!outcome) return null;
  return {
    series: toText(detail?.Series?.Name) ?? event.tournament ?? '',
    stage: toText(detail?.Match?.Number) ?? '',
    format: toText(detail?.Match?.Type) ?? '',
    teams,
    outcome,
    marginRuns: numeric(/\bby (\d+) runs?\b/i.exec(text)?.[1]),
    isRainRule: /\b(?:DLS?|D\/LS?|DLS?M|VJD|Duckworth)\b/i.test(text),
    innings: inningsOf(event, teams),
  };
}

/** The names that a result may call each team, folded. */
type Names = [ReadonlySet<string>, ReadonlySet<string>];

function namesOf({ match_info: info }: Source, teams: [Team, Team]): Names {
  const infoTeams = Object.entries(info?.Teams ?? {});
  const namesOfTeam = ({ id, name }: Team) => {
    const known = infoTeams.find(
      ([key, team]) => key === id || fold(team.Name_Full) === fold(name),
    );
    const names = [name, known?.[1].Name_Full, known?.[1].Name_Short].map(fold);
    return new Set(names.filter(Boolean));
  };
  return [namesOfTeam(teams[0]), namesOfTeam(teams[1])];
}

const fold = (value: Parameters<typeof toText>[0]): string => (toText(value) ?? '').toLowerCase();

function outcomeOf(text: string, names: Names): SeriesResult['outcome'] | null {
  // 'Match tied (Namibia won the Super Over)' has a winner too.
  const winners = text.split(/[(,;:]/).flatMap(part => {
    const at = part.search(/ (?:won|beat|win)\b/i);
    return at < 0 ? [] : part.slice(0, at).trim().toLowerCase();
  });
  const winner = names.findIndex(known => winners.some(name => known.has(name)));
  if (winner === 0 || winner === 1) return { kind: 'won', winner };
  if (/\bno result\b|\babandoned\b|\bcancelled\b|\bcalled off\b/i.test(text))
    return { kind: 'no result' };
  if (/\btied?\b/i.test(text)) return { kind: 'tied' };
  return /\bdrawn?\b/i.test(text) ? { kind: 'drawn' } : null;
}

/** The two innings of a match of limited overs; super overs come after them. */
function inningsOf(
  { match_info: info }: Source,
  teams: readonly [Team, Team],
): SeriesResult['innings'] {
  const [first, second] = (info?.Innings ?? []).slice(0, 2).map((card): SeriesInnings | null => {
    const side = sideOf(toText(card.Battingteam), info, teams);
    const perOver = ballsPerOver(card);
    const runs = numeric(card.Total);
    const balls = numeric(card.Total_Balls_Bowled) ?? inBalls(toText(card.Overs), perOver);
    const allottedBalls =
      numeric(card.AllotedBalls) ?? inBalls(toText(card.AllottedOvers), perOver);
    if (side === null || runs === null || balls === null || !allottedBalls) return null;
    const wickets = numeric(card.Wickets) ?? 0;
    const target = numeric(card.Target);
    return { side, runs, wickets, balls, allottedBalls, ballsPerOver: perOver, target };
  });
  return first && second && first.side !== second.side ? [first, second] : null;
}

/** The side with the scorecard's id of a team: the event's own id, else found by the name. */
function sideOf(
  id: string | null,
  info: Source['match_info'],
  teams: readonly [Team, Team],
): 0 | 1 | null {
  const name = Object.entries(info?.Teams ?? {}).find(([key]) => key === id)?.[1].Name_Full;
  const side = teams.findIndex(team => team.id === id || fold(team.name) === fold(name));
  return side === 0 || side === 1 ? side : null;
}
