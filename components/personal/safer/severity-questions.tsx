import {
  severityAnswers,
  severityBands,
  severityQuestions,
} from '@/lib/domain/safer/severity-index';
import { SeveritySum } from './severity-sum.client';
import styles from './severity.module.css';

/** The Problem Gambling Severity Index: its questions, its sum, and what the sums mean. */
export function SeverityQuestions() {
  return (
    <>
      <SeveritySum>
        <p className={styles.period}>Thinking about the last 12 months:</p>
        <ol className={styles.questions}>
          {severityQuestions.map((question, index) => (
            <li key={question}>
              <fieldset className={styles.question}>
                <legend>
                  {index + 1}. {question}
                </legend>
                <div className={styles.answers}>
                  {severityAnswers.map((answer, points) => (
                    <label key={answer} className={styles.answer}>
                      <input type="radio" name={`question-${index + 1}`} value={points} />
                      <span>
                        {answer} <small>{points}</small>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          ))}
        </ol>
      </SeveritySum>
      <table className={styles.bands}>
        <caption>What the sum means</caption>
        <thead>
          <tr>
            <th scope="col">Sum</th>
            <th scope="col">Reading</th>
          </tr>
        </thead>
        <tbody>
          {severityBands.map(({ from, to, title, text }) => (
            <tr key={title}>
              <th scope="row">{rangeText(from, to)}</th>
              <td>
                <b>{title}.</b> {text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function rangeText(from: number, to: number): string {
  if (from === to) return String(from);
  return to === severityBands.at(-1)?.to ? `${from} or more` : `${from}–${to}`;
}
