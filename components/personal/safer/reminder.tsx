import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import { secondsLeftOfDay, spentText } from '@/lib/domain/safer/reminder';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';
import { answerReminder, countTimeSpent } from './time-spent';
import styles from './reminder.module.css';

/**
 * The dialog that states how long the visitor has been on pages with prices. It opens only for those who
 * have set a reminder. Answering it in one tab closes it in all.
 */
export function Reminder() {
  const [dueMs, setDueMs] = useState<number | null>(null);
  useEffect(() => countTimeSpent(setDueMs), []);
  if (dueMs === null) return null;
  const goOn = () => {
    answerReminder();
    setDueMs(null);
  };
  return <ReminderDialog spent={spentText(dueMs)} onGoOn={goOn} />;
}

/** Escape and the backdrop go on, too. */
function ReminderDialog({ spent, onGoOn }: { spent: string; onGoOn: () => void }) {
  const { props, close } = useModalDialog();
  const id = useId();
  const { name, on, secondsField } = scoresOnlyCookie;
  return (
    <dialog
      {...props}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onGoOn}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>Your reminder</h2>
        <p id={`${id}-text`}>You have spent {spent} on pages with prices today.</p>
        <form className={styles.buttons} action="/api/scores-only/" method="post">
          <input type="hidden" name={name} value={on} />
          <input type="hidden" name={secondsField} value={secondsLeftOfDay(new Date())} />
          <Button type="submit" variant="primary" onClick={answerReminder}>
            Turn prices off today
          </Button>
          <Button onClick={close}>Go on</Button>
        </form>
      </div>
    </dialog>
  );
}
