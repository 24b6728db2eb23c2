import { Icon } from '@/components/icon/icon';
import styles from './yes-no.module.css';

type Props = { yes: boolean };

/** A tick or a cross, with a text alternative for screen readers. */
export function YesNo({ yes }: Props) {
  return (
    <span className={styles.mark} data-yes={yes}>
      <Icon icon={yes ? 'check' : 'x'} />
      <span className="visually-hidden">{yes ? 'Yes' : 'No'}</span>
    </span>
  );
}
