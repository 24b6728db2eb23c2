import { BreakEnd } from '@/components/personal/safer/break-end';
import { ScoresOnlyForm } from './scores-only-form';
import styles from './scores-only-switch.module.css';

type Props = { isOn: boolean; isOnBreak: boolean };

/** The switch in the sidebar; during a break a note in its place. */
export function ScoresOnlySwitch({ isOn, isOnBreak }: Props) {
  if (isOnBreak)
    return (
      <p className={styles.break} data-break>
        On a break
        <BreakEnd />
      </p>
    );
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
