import styles from './innings-switch.module.css';

type Props = {
  innings: { id: string; label: string }[];
  current: string | null;
  /** Absent in the server's HTML, which shows the latest innings only. */
  onChoose?: ((id: string) => void) | undefined;
};

/** A button for each innings. */
export function InningsSwitch({ innings, current, onChoose }: Props) {
  return (
    <div className={`${styles.switch} needs-scripts`} role="group" aria-label="Innings">
      {innings.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.option}
          aria-pressed={id === current}
          onClick={onChoose && (() => onChoose(id))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
