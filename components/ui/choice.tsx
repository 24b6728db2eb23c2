import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Props = {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A checkbox with its label, with a target of the size for a finger. */
export function Choice({ checked, disabled, onChange, children }: Props) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
