import { addVisible, isReminderDue, type TimeSpent } from '@/lib/domain/safer/reminder';
import { dayOf } from '@/components/ui/time-text';
import { reminderKey } from '@/lib/device-keys';

/* The time on pages with prices, in localStorage. Browser only. */

const spentKey = 'timeSpent';
const tickMs = 1000;
/** A page has prices where something leads to a bookmaker. */
const priceLinks = 'main a[href*="/redirect/"]';

/**
 * Counts the time in which this tab is visible and shows prices, with all other tabs, and reports after
 * each second whether the visitor is to be reminded: the time spent, or null. Returns a function that ends
 * it.
 */
export function countTimeSpent(report: (dueMs: number | null) => void): () => void {
  let from: number | null = null;
  const tick = () => {
    const isShown = document.visibilityState === 'visible' && document.querySelector(priceLinks);
    const now = Date.now();
    const spent = isShown ? count(from ?? now, now) : null;
    from = isShown ? now : null;
    report(spent && isReminderDue(spent, reminderMinutesOf()) ? spent.spentMs : null);
  };
  const timer = setInterval(tick, tickMs);
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Notes that the visitor has answered the reminder; the next one comes after as long again. */
export function answerReminder(): void {
  const spent = readSpent();
  if (spent) write({ ...spent, remindedMs: spent.spentMs });
}

function count(from: number, now: number): TimeSpent {
  const spent = addVisible(readSpent(), { from, now, day: dayOf(new Date(now), undefined) });
  write(spent);
  return spent;
}

const reminderMinutesOf = (): number => Number(localStorage.getItem(reminderKey)) || Infinity;

const write = (spent: TimeSpent): void => localStorage.setItem(spentKey, JSON.stringify(spent));

/** Null where there is nothing, or something that this code did not write. */
function readSpent(): TimeSpent | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(spentKey) ?? 'null');
    return isTimeSpent(value) ? value : null;
  } catch {
    return null;
  }
}

const isTimeSpent = (value: unknown): value is TimeSpent =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  typeof value.day === 'string' &&
  ['spentMs', 'countedTo', 'remindedMs'].every(key =>
    Number.isFinite((value as Record<string, unknown>)[key]),
  );
