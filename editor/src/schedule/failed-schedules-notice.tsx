import type { ServerProps } from 'payload';
import { timeText } from '@/src/console/console-texts';
import { findFailedSchedules } from './failed-schedules';

/** The schedules that have failed, on the first screen; each stays until its draft is saved again. */
export async function FailedSchedulesNotice({ payload }: ServerProps) {
  const failures = await findFailedSchedules(payload);
  if (failures.length === 0) return null;

  return (
    <section className="editor-notice" aria-labelledby="failed-schedules">
      <h2 id="failed-schedules">Not published on schedule</h2>
      <ul>
        {failures.map(({ url, title, at, reason }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            {`, ${timeText(at.getTime())}: ${reason}`}
          </li>
        ))}
      </ul>
      <p>
        Open the draft, correct what the reason names, then publish it or schedule it again. A draft
        leaves this list when it is saved, published or deleted.
      </p>
    </section>
  );
}
