import type { ReactNode } from 'react';
import styles from './chart-plane.module.css';

/** A mark of an axis: where it stands on the plane, and its text. */
export type Mark = { at: number; text: string };

type Props = {
  height: number;
  /** What a screen reader says instead of the drawing. */
  label: string;
  across: Mark[];
  up: Mark[];
  children: ReactNode;
};

/** The plane every chart is drawn on, in its own units: text keeps about its size on any screen. */
export const plane = { width: 360, left: 30, right: 352, top: 10, foot: 18 };

/** Where a share (0 to 1) of the plane's width or height lies. */
export const acrossAt = (share: number): number => place(plane.left, plane.right, share);
export const upAt = (share: number, height: number): number =>
  place(height - plane.foot, plane.top, share);

const place = (from: number, to: number, share: number): number =>
  Math.round((from + (to - from) * share) * 10) / 10;

/** Axes with their marks; the lines and bars are its children. */
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
