import { breakLengths } from '@/lib/domain/safer/break';
import { breakCookie } from '@/lib/routing/scores-only';
import { Button } from '@/components/ui/button';
import styles from './safer-form.module.css';

const { lengthField, confirmationField } = breakCookie;

/** Begins a break, or makes one longer; a form, so that it needs no scripts. */
export function BreakForm({ isOnBreak }: { isOnBreak: boolean }) {
  return (
    <form className={styles.form} action="/api/break/" method="post" autoComplete="off">
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>
          {isOnBreak ? 'How long from now, if longer' : 'How long'}
        </legend>
        {breakLengths.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={lengthField} value={value} required />
            {text}
          </label>
        ))}
      </fieldset>
      <label className={styles.choice}>
        <input type="checkbox" name={confirmationField} value="1" required />I know that I cannot
        end the break early.
      </label>
      <Button type="submit" variant="primary">
        {isOnBreak ? 'Make the break longer' : 'Begin the break'}
      </Button>
    </form>
  );
}
