import type { ReactNode } from 'react';
import styles from './chart-axes.module.css';

/** A mark on an axis: its position in the units of the drawing, and its text. */
export type Mark = { position: number; text: string };

type Props = {
  height: number;
  /** The accessible name of the drawing. */
  label: string;
  xAxis: Mark[];
  yAxis: Mark[];
  children: ReactNode;
};

/** The area of every chart in its own units, so that text has about the same size on all screens. */
export const area = { width: 360, left: 30, right: 352, top: 10, foot: 18 };

/** The position of a share (0 to 1) of the area's width, to a tenth: bars of many overs are a few units wide. */
export const xAt = (share: number): number =>
  Math.round(between(area.left, area.right, share) * 10) / 10;
/** The same of its height, in whole units: no screen shows less, and the HTML of a match has a size limit. */
export const yAt = (share: number, height: number): number =>
  Math.round(between(height - area.foot, area.top, share));
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * A line through positions in whole units, each relative to the one before: such steps are similar, and
 * compress to a third of absolute positions.
 */
export function linePath(positions: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...rest] = positions.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  if (!first) return '';
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(' ')}${steps.length > 0 ? `l${steps.join(' ')}` : ''}`;
}

/** Axes with their marks; the lines and bars are the children. */
export function ChartAxes({ height, label, xAxis, yAxis, children }: Props) {
  const grid = yAxis.map(({ position }) => `M${area.left} ${position}H${area.right}`).join('');
  return (
    <svg
      className={styles.plane}
      viewBox={`0 0 ${area.width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.grid} d={grid} />
      {yAxis.map(({ position, text }) => (
        <text key={text} x={area.left - 6} y={position + 4} textAnchor="end">
          {text}
        </text>
      ))}
      {xAxis.map(({ position, text }, index) => (
        <text
          key={text}
          x={position}
          y={height - 3}
          textAnchor={index === xAxis.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
      {children}
    </svg>
  );
}
