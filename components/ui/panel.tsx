import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './panel.module.css';

type Props = {
  title: ReactNode;
  /** Rendered before the title: a team badge or an icon. */
  leading?: ReactNode;
  /** Small text after the title, such as a count. */
  note?: ReactNode;
  open?: boolean;
  onToggle?: ((open: boolean) => void) | undefined;
  panelRef?: Ref<HTMLDetailsElement>;
  /** 'card' encloses its content; 'plain' is a heading above separate cards. */
  variant?: 'card' | 'plain';
  /** Heading level of the title; no heading by default. */
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
};

/** A collapsible section; several may be open. Works without JavaScript. */
export function Panel(props: Props) {
  const { title, leading, note, open = false, variant = 'card', headingLevel, children } = props;
  const { onToggle, panelRef } = props;
  const Title = headingLevel ?? 'span';

  return (
    <details
      ref={panelRef}
      className={`${styles.panel} ${styles[variant]}`}
      open={open}
      onToggle={onToggle && (event => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        {leading}
        <Title className={styles.title}>{title}</Title>
        {note != null && <span className={styles.note}>{note}</span>}
        <Icon icon="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
