import { createElement } from 'react';
import styles from './icon.module.css';

/** A drawing of one of lucide's modules, on a grid of 24. */
export type IconDrawing = [tag: string, attributes: Record<string, string | number>][];

type Props = { icon: IconDrawing; size?: 16 | 20 | 24 | 40; className?: string | undefined };

/** Decorative: the text beside it, or the control's label, says what it means. */
export function Icon({ icon, size = 20, className = '' }: Props) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes], part) => createElement(tag, { key: part, ...attributes }))}
    </svg>
  );
}
