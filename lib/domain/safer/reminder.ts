/** After how many minutes on pages with prices a visitor may be reminded. */
export const reminderMinutes = [15, 20, 30, 45, 60] as const;

/** The time on pages with prices, as all tabs of a device share it. Times are in milliseconds. */
export type TimeSpent = {
  /** The visitor's calendar day, '2026-11-30': each day begins at zero. */
  day: string;
  spentMs: number;
  /** The moment up to which all tabs together have counted. */
  countedTo: number;
  /** The time spent at the last reminder that was answered. */
  remindedMs: number;
};

/** A longer step is a device that slept, or a tab that did not run: not time spent. */
export const longestStepMs = 5000;

/**
 * Adds the time from `from` to `now`, in which a tab with prices was visible, as far as no other tab has
 * counted it already. Where the clock was set back, counting goes on from the new time and what was
 * counted stays.
 */
export function addVisible(
  spent: TimeSpent | null,
  { from, now, day }: { from: number; now: number; day: string },
): TimeSpent {
  const before = spent?.day === day ? spent : { spentMs: 0, countedTo: from, remindedMs: 0 };
  const isSetBack = before.countedTo > now + longestStepMs;
  const countedTo = isSetBack ? now : before.countedTo;
  const begin = Math.max(from, countedTo, now - longestStepMs);
  return {
    day,
    spentMs: before.spentMs + Math.max(0, now - begin),
    countedTo: Math.max(now, countedTo),
    remindedMs: before.remindedMs,
  };
}

/** Whether the visitor is to be reminded now. */
export const isReminderDue = ({ spentMs, remindedMs }: TimeSpent, minutes: number): boolean =>
  spentMs - remindedMs >= minutes * 60_000;

/** '1 hour and 5 minutes', in whole minutes. */
export function spentText(spentMs: number): string {
  const all = Math.floor(spentMs / 60_000);
  const hours = Math.floor(all / 60);
  const parts = [counted(hours, 'hour'), counted(all % 60, 'minute')].filter(Boolean);
  return parts.join(' and ') || '0 minutes';
}

const counted = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The seconds until the visitor's day ends, at least one. */
export function secondsLeftOfDay(now: Date): number {
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
