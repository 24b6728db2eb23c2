import { Section } from '@/components/ui/section';
import type { Answer, Result } from '@/lib/domain/calculators/solve';
import styles from './calculator.module.css';
import { resultParts } from './result-parts';

/** Where a form's address leads to, so that the answer is in view on phones. */
export const resultId = 'result';

type Props = { result: Result; answer: Answer };

/** The result of a form with its formula. */
export const CalculatorResult = ({ result, answer }: Props) => (
  <div id={resultId} className={styles.result}>
    <Section title="Result">{resultParts(result, answer)}</Section>
  </div>
);

/** What has to be changed first; above the form, whose fields have the details. */
export const CalculatorProblem = ({ errors }: Pick<Answer, 'errors'>) => (
  <div id={resultId} className={styles.result}>
    <Section title="Not calculated yet">
      <p className={styles.problem}>{problemText(errors)}</p>
    </Section>
  </div>
);

function problemText(errors: Answer['errors']): string {
  const form = errors.get('form');
  if (form) return form;
  return errors.size === 1
    ? 'One field needs another look: what to change is written below it.'
    : `${errors.size} fields need another look: what to change is written below each.`;
}
