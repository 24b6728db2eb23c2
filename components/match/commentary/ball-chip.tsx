import type { Comment } from '@/lib/domain/commentary/comment';
import styles from './ball-chip.module.css';

type Props = { comment: Pick<Comment, 'ball' | 'kind' | 'six'> };

/** The result of a ball as a round badge: runs, extras such as '4lb' and 'wd', or W. */
export function BallChip({ comment: { ball, kind, six } }: Props) {
  const extras = extrasText(ball ?? '');
  const isQuiet = ball === '0' || extras !== null;
  const variant = kind === 'boundary' && six ? 'six' : kind === 'other' && isQuiet ? 'dot' : kind;
  const label = ball === '0' ? 'no run' : extras;
  return (
    <span className={styles.ball} data-variant={variant}>
      {label === null ? (
        ball
      ) : (
        <>
          <span aria-hidden="true">{ball === '0' ? '•' : ball}</span>
          <span className="visually-hidden">{label}</span>
        </>
      )}
    </span>
  );
}

const extrasNames: Record<string, string> = { wd: 'wide', nb: 'no-ball', lb: 'leg bye', b: 'bye' };

/** '4lb' as '4 leg byes', 'wd' as 'wide', '2nb' as 'no-ball, 2 runs'; null for other balls. */
function extrasText(ball: string): string | null {
  const [, runs = '', kind = ''] = /^(\d*)(wd|nb|lb|b)$/.exec(ball) ?? [];
  const name = extrasNames[kind];
  if (name === undefined) return null;
  if (runs === '') return name;
  if (kind === 'wd' || kind === 'nb') return `${name}, ${runs} runs`;
  return `${runs} ${name}${runs === '1' ? '' : 's'}`;
}
