import { ScoresOnlyForm } from './scores-only-form';
import styles from './scores-only-switch.module.css';

/** The switch in the sidebar. */
export function ScoresOnlySwitch({ isOn }: { isOn: boolean }) {
  return (
    <ScoresOnlyForm next={isOn ? 'off' : 'on'}>
      {button => (
        <button {...button} className={styles.switch} aria-pressed={isOn}>
          Scores only
        </button>
      )}
    </ScoresOnlyForm>
  );
}
