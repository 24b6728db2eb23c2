import { useId, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import type { Fact } from '@/lib/domain/match/match-situation';
import { winChanceLabel } from '@/lib/domain/forecast/win-chance-fact';
import { recentBalls } from '@/lib/domain/scorecard/recent-balls';
import { BallChip } from '@/components/match/commentary/ball-chip';
import { useCommentary, useScorecard } from '@/components/live/match-details';
import styles from './situation-strip.module.css';

const nothing = { facts: [], atCrease: [], best: [] };

type Props = {
  /** Whether the match ended while the page was open. */
  isOver?: boolean;
};

/**
 * The state of the innings, the players at the crease (after it the best players), and the balls of the
 * current over, the newest on the right, which is always in view. On phones it folds after the first line
 * of the state, so that the prices below are on the first screen.
 */
export function SituationStrip({ isOver = false }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const scorecard = useScorecard();
  const { facts: known, atCrease, best } = scorecard?.situation ?? nothing;
  const player = isOver ? scorecard?.playerOfMatch : null;
  // Replaces the last wicket, so that nothing below moves.
  const facts = player ? [...known.filter(fact => !isWide(fact)), toFact(player)] : known;
  const balls = recentBalls(useCommentary().innings);
  if (facts.length + atCrease.length + best.length + balls.length === 0) return null;
  return (
    <div className={styles.strip} id={id} data-open={isOpen ? '' : undefined}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div
              key={label}
              data-wide={isWide({ label }) ? '' : undefined}
              data-first={label === playerOfMatch ? '' : undefined}
            >
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {balls.length > 0 && (
        <div className={styles.recent}>
          <ol className={styles.balls} aria-label="Recent balls">
            {balls.map(({ comment, over }, slot) => (
              <li key={slot} data-over={over ?? undefined}>
                {over !== null && <span className="visually-hidden">{`Over ${over}: `}</span>}
                <BallChip comment={comment} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {(facts.length > 1 || atCrease.length + best.length > 0) && (
        <button
          type="button"
          className={styles.fold}
          aria-label="More about the innings"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon icon="chevron-down" size={16} />
        </button>
      )}
      {atCrease.length > 0 && (
        <dl className={styles.crease} aria-label="At the crease">
          {atCrease.map(({ name, figures, role }, index) => (
            <div key={index} data-role={role}>
              <dt>
                {name}
                {role === 'striker' && (
                  <>
                    <span aria-hidden="true">*</span>
                    <span className="visually-hidden">, on strike</span>
                  </>
                )}
                {role === 'bowler' && <span className="visually-hidden">, bowling</span>}
              </dt>
              <dd>{figures}</dd>
            </div>
          ))}
        </dl>
      )}
      {best.length > 0 && (
        <dl className={styles.crease} aria-label="Best of the innings">
          {best.map(({ label, name, figures }) => (
            <div key={label} data-role={label === 'Best bowler' ? 'bowler' : undefined}>
              <dt>
                {label} <span className={styles.name}>{name}</span>
              </dt>
              <dd>{figures}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const lastWicket = 'Last wicket';
const playerOfMatch = 'Player of the match';

/** Takes a complete row on phones. */
const isWide = ({ label }: Pick<Fact, 'label'>): boolean =>
  label === lastWicket || label === playerOfMatch || label === winChanceLabel;

const toFact = ({ name, figures }: { name: string; figures: string }): Fact => ({
  label: playerOfMatch,
  value: `${name} ${figures}`.trim(),
});
