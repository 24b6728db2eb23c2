import { stepPath } from '@/components/match/charts/step-path';
import type { Mover } from '@/lib/domain/odds/history/movers';
import styles from './sparkline.module.css';

type Props = {
  points: Mover['points'];
  /** The end of the line, in unix seconds. */
  until: number;
};

const width = 96;
const height = 28;
const margin = 4;

/** The odds over time as steps on a logarithmic scale; the text beside it has the figures. */
export function Sparkline({ points, until }: Props) {
  const odds = points.flatMap(point => (point.odds === null ? [] : [Math.log(point.odds)]));
  const [lowest, highest] = [Math.min(...odds), Math.max(...odds)];
  const since = points[0]?.at ?? until;
  const x = (at: number) =>
    place(margin, width - margin, (at - since) / Math.max(1, until - since));
  const y = (value: number) =>
    place(height - margin, margin, (Math.log(value) - lowest) / (highest - lowest || 1));
  const last = points.at(-1)?.odds ?? null;

  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={stepPath(points, until, x, y)} />
      {last !== null && <circle cx={x(until)} cy={y(last)} r={2.5} />}
    </svg>
  );
}

const place = (from: number, to: number, share: number): number =>
  Math.round((from + (to - from) * Math.min(1, share)) * 10) / 10;
