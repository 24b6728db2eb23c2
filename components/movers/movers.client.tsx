'use client';

import { Arrow } from '@/components/icon/arrow';
import { AppLink } from '@/components/link/app-link';
import { EmptyState } from '@/components/state/empty-state';
import { LocalTime } from '@/components/ui/local-time.client';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { formatOdds, type Direction } from '@/lib/domain/odds/odds';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { Mover } from '@/lib/domain/odds/history/movers';
import { Sparkline } from './sparkline';
import styles from './movers.module.css';

type Props = {
  movers: Mover[];
  /** The time of the current prices, in unix seconds. */
  at: number;
  /** Whose best prices moved: 'all bookmakers compared'. */
  of: string;
};

/** The prices that became shorter and those that became longer, the largest moves first. */
export function Movers({ movers, at, of }: Props) {
  if (movers.length === 0)
    return (
      <EmptyState
        icon="chart-line"
        title="No price moved in this time"
        text="Prices are compared from the moment at which a bookmaker first quotes them."
      />
    );
  return (
    <>
      <p className={styles.scope}>
        Moves of the best price of {of} by at least two points of chance or two steps of the odds,
        the largest change of implied probability first. As of{' '}
        <LocalTime seconds={at} variant="second" />.
        {movers.some(({ isSimulated }) => isSimulated) && ' Odds simulated.'}
      </p>
      <div className={styles.lists}>
        <MoverList title="Shortened" movers={movers.filter(({ shift }) => shift > 0)} at={at} />
        <MoverList title="Drifted" movers={movers.filter(({ shift }) => shift < 0)} at={at} />
      </div>
    </>
  );
}

function MoverList({ title, movers, at }: Omit<Props, 'of'> & { title: string }) {
  const format = usePriceFormat();
  return (
    <section className={styles.list}>
      <h2>{title}</h2>
      {movers.length === 0 && <p className={styles.none}>None in this time.</p>}
      <ul>
        {movers.map(mover => (
          <li key={mover.id}>
            <AppLink className={styles.mover} href={mover.href}>
              <span className={styles.name}>
                <strong>{mover.selection}</strong>
                {mover.match && <OneLine text={mover.match} />}
                <OneLine text={`${mover.market}, ${mover.tournament}`} />
              </span>
              <Sparkline points={mover.points} until={at} />
              <span className={styles.prices}>
                <span>
                  {priceText(mover.from, format)}
                  <span className="visually-hidden"> to </span>
                  <span aria-hidden="true"> → </span>
                  <strong className={styles.now} data-direction={directionOf(mover)}>
                    {priceText(mover.to, format)}
                    <Arrow direction={directionOf(mover)} className={styles.arrow} />
                  </strong>
                </span>
                <span className={styles.shift}>chance {shiftText(mover.shift)}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A long text ends with an ellipsis; its tooltip and its accessible name have all of it. */
const OneLine = ({ text }: { text: string }) => <span title={text}>{text}</span>;

const directionOf = ({ shift }: Mover): Direction => (shift > 0 ? 'down' : 'up');

const priceText = (odds: number, format: OddsFormat): string =>
  formatOdds({ raw: String(odds), decimal: odds }, format);

/** '+4.2 points': percentage points of implied probability. */
const shiftText = (shift: number): string =>
  `${shift > 0 ? '+' : '−'}${Math.abs(shift).toFixed(1)} points`;
