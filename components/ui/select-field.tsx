import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ComponentProps } from 'react';
import { Icon } from './icon';
import styles from './select-field.module.css';

type Props = ComponentProps<'select'> & { label: string; hideLabel?: boolean };

/** A labelled native select; on the pitch it takes the pitch's colours. */
export function SelectField({ label, hideLabel = false, children, ...rest }: Props) {
  return (
    <label className={styles.field}>
      <span className={hideLabel ? 'visually-hidden' : styles.label}>{label}</span>
      <span className={styles.box}>
        <select {...rest} className={styles.select}>
          {children}
        </select>
        <Icon icon={chevronDown} size={16} className={styles.chevron} />
      </span>
    </label>
  );
}
