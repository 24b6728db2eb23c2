import type { BallContext } from '@/api/demo/commentary/ball-context';
import { kindOf } from '@/api/demo/commentary/commentary-text';
import { isOut, totalRuns } from '@/api/demo/records/delivery';
import { playerOf } from '@/api/demo/records/players';
import { counted } from '@/lib/domain/match/result/match-result';

/** What a ball was, in the words that explain a change of the win chance: 'wicket of SA Yadav'. */
export function moveCause({ record, planned, dismissals }: Cause): string {
  const [striker, , bowler] = planned.delivery;
  const nameOf = (player: number) => playerOf(record, player).name;
  const out = dismissals.find(isOut);
  if (out) return `wicket of ${nameOf(out.player)}`;
  const kind = kindOf(planned.delivery);
  const runs = totalRuns(planned.delivery);
  switch (kind) {
    case 'dot':
      return `dot ball by ${nameOf(bowler)}`;
    case 'four':
    case 'six':
      return `${kind} by ${nameOf(striker)}`;
    case 'wide':
      return `wide by ${nameOf(bowler)}`;
    case 'wides':
      return `${counted(runs, 'run')} of a wide by ${nameOf(bowler)}`;
    case 'noball':
    case 'noballs':
      return `${counted(runs, 'run')} of a no-ball by ${nameOf(bowler)}`;
    case 'bye':
      return counted(runs, 'bye');
    case 'legbye':
      return counted(runs, 'leg bye');
    case 'penalty':
      return counted(runs, 'penalty run');
    case 'one':
    case 'two':
    case 'three':
    case 'ran':
      return `${counted(runs, 'run')} by ${nameOf(striker)}`;
  }
}

type Cause = Pick<BallContext, 'record' | 'planned' | 'dismissals'>;
