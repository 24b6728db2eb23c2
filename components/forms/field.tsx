import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

type Props = {
  name: string;
  label: string;
  /** Error message. */
  error: string | undefined;
  /** Id of an additional description for screen readers. */
  describedBy?: string;
  hideLabel?: boolean;
} & (
  ({ as?: 'input' } & ComponentProps<'input'>) | ({ as: 'textarea' } & ComponentProps<'textarea'>)
);

/** A labelled text field with its error message below. */
export function Field({ name, label, error, describedBy, hideLabel = false, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const described = [error && errorId, describedBy].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };

  return (
    <div className={styles.field}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {rest.as === 'textarea' ? (
        <textarea {...common} {...withoutAs(rest)} />
      ) : (
        <input {...common} {...withoutAs(rest)} />
      )}
      <p className={styles.error} id={errorId} hidden={!error}>
        {error}
      </p>
    </div>
  );
}

function withoutAs<T extends { as?: unknown }>({ as: _, ...rest }: T): Omit<T, 'as'> {
  return rest;
}
