import { Icon } from '@/components/icon/icon';
import styles from './close-button.module.css';

type Props = { label: string; onClick: () => void };

/** The cross of a dialog. */
export const CloseButton = ({ label, onClick }: Props) => (
  <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
    <Icon icon="x" />
  </button>
);
