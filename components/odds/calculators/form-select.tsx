import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import field from '@/components/ui/select-field/select-field.module.css';
import styles from './calculator.module.css';

type Props = {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  children: ReactNode;
};

/** A native select of a plain form, with its error message below. */
export function FormSelect({ label, name, value, error, children }: Props) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <span className={field.box}>
        <select
          id={id}
          className={field.select}
          name={name}
          defaultValue={value}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        >
          {children}
        </select>
        <Icon icon="chevron-down" size={16} className={field.chevron} />
      </span>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
