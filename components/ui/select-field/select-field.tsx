import { useEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './select-field.module.css';

type Props = ComponentProps<'select'> & { label: string; hideLabel?: boolean; value: string };

/**
 * A labelled native select. A choice made before hydration is applied after it; `autoComplete` is
 * off so that a value the browser restores does not count as a choice.
 */
export function SelectField({ label, hideLabel = false, children, ...rest }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const rendered = useRef(rest.value);
  useEffect(() => {
    if (select.current && select.current.value !== rendered.current)
      select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  return (
    <label className={styles.field}>
      <span className={hideLabel ? 'visually-hidden' : styles.label}>{label}</span>
      <span className={styles.box}>
        <select {...rest} ref={select} autoComplete="off" className={styles.select}>
          {children}
        </select>
        <Icon icon="chevron-down" size={16} className={styles.chevron} />
      </span>
    </label>
  );
}
