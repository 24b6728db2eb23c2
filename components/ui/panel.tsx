import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';
import styles from './panel.module.css';

type Props = {
  title: ReactNode;
  /** Before the title: a crest or an icon. */
  leading?: ReactNode;
  /** After the title, small: a number of things. */
  note?: ReactNode;
  open?: boolean;
  onToggle?: ((open: boolean) => void) | undefined;
  panelRef?: Ref<HTMLDetailsElement>;
  /** 'card' holds its content; 'plain' is a heading over cards of their own. */
  look?: 'card' | 'plain';
  /** The title as a heading; none inside long accordions. */
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
};

/** A part that folds, several may be open at once. It works before and without scripts. */
export function Panel(props: Props) {
  const { title, leading, note, open = false, look = 'card', headingLevel, children } = props;
  const { onToggle, panelRef } = props;
  const Title = headingLevel ?? 'span';

  return (
    <details
      ref={panelRef}
      className={`${styles.panel} ${styles[look]}`}
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
