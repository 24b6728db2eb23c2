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

/** The position of a share (0 to 1) of the area's width or height. */
export const xAt = (share: number): number => between(area.left, area.right, share);
export const yAt = (share: number, height: number): number =>
  between(height - area.foot, area.top, share);

const between = (from: number, to: number, share: number): number =>
  Math.round((from + (to - from) * share) * 10) / 10;

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
