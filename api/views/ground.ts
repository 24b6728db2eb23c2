import type { WireGround } from '@/lib/contract/figures';
import { isBetter } from '@/lib/domain/figures/bowling';
import type { GroundFigures } from '@/api/store/figures/figure-rows';
import { toBattingLine, toBowlingLine } from './player';

const shownInnings = 5;

/** A ground with its matches and the best innings in them. */
export function toGround(slug: string, { name, matches, rows }: GroundFigures): WireGround {
  const players = rows.map(({ playerId: id, name, match, team, figures }) => ({
    of: { player: { id, name }, match, team },
    figures,
  }));
  const batting = players.flatMap(({ of, figures }) =>
    figures.batting.map(innings => ({ ...of, innings: toBattingLine(innings) })),
  );
  const bowling = players.flatMap(({ of, figures }) =>
    figures.bowling
      .filter(({ wickets }) => wickets > 0)
      .map(innings => ({ ...of, innings: toBowlingLine(innings) })),
  );
  return {
    slug,
    name,
    matches,
    batting: batting
      .toSorted(
        (a, b) => b.innings.runs - a.innings.runs || Number(a.innings.out) - Number(b.innings.out),
      )
      .slice(0, shownInnings),
    bowling: bowling
      .toSorted((a, b) =>
        isBetter(a.innings, b.innings) ? -1 : isBetter(b.innings, a.innings) ? 1 : 0,
      )
      .slice(0, shownInnings),
  };
}
