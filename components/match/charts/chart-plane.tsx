import type { ReactNode } from 'react';
import styles from './chart-plane.module.css';

/** A tick of an axis: its position on the plane, and its text. */
export type Mark = { at: number; text: string };

type Props = {
  height: number;
  /** The accessible name of the drawing. */
  label: string;
  across: Mark[];
  up: Mark[];
  children: ReactNode;
};

/**
 * The plane of every chart in its own units, so that text has about the same size on all screens.
 */
export const plane = { width: 360, left: 30, right: 352, top: 10, foot: 18 };

/** The position of a share (0 to 1) of the plane's width or height. */
export const acrossAt = (share: number): number => place(plane.left, plane.right, share);
export const upAt = (share: number, height: number): number =>
  place(height - plane.foot, plane.top, share);

const place = (from: number, to: number, share: number): number =>
  Math.round((from + (to - from) * share) * 10) / 10;

/** Axes with their ticks; the lines and bars are the children. */
export function ChartPlane({ height, label, across, up, children }: Props) {
  const grid = up.map(({ at }) => `M${plane.left} ${at}H${plane.right}`).join('');
  return (
    <svg
      className={styles.plane}
      viewBox={`0 0 ${plane.width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.grid} d={grid} />
      {up.map(({ at, text }) => (
        <text key={text} x={plane.left - 6} y={at + 4} textAnchor="end">
          {text}
        </text>
      ))}
      {across.map(({ at, text }, place) => (
        <text
          key={text}
          x={at}
          y={height - 3}
          textAnchor={place === across.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
      {children}
    </svg>
  );
}
