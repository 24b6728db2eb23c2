import styles from './innings-switch.module.css';

type Props = {
  innings: { id: string; label: string }[];
  current: string | null;
  onChoose: (id: string) => void;
};

/** One switch an innings. */
export function InningsSwitch({ innings, current, onChoose }: Props) {
  return (
    <div className={styles.switch} role="group" aria-label="Innings">
      {innings.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={styles.option}
          aria-pressed={id === current}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
