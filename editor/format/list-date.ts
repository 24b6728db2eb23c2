import type { FormValues } from './field';

/** The date by which a list of stories is in order: that of publication, for a draft without one that of its first save. */
export const listDate = 'listed_at';

const dayMs = 24 * 60 * 60 * 1000;

/** The values of a story with its date in lists. */
export function withListDate<Values extends FormValues>(
  values: Values,
  before: FormValues | undefined,
  nowMs: number,
): Values {
  const { published_at: published, days_ago: days } = values;
  const isKept = before?.[listDate] && !before.published_at && before.days_ago === days;
  const kept = isKept ? before[listDate] : null;
  const date = new Date(nowMs - (typeof days === 'number' ? days * dayMs : 0));
  // A draft may have more days than time.
  const counted = Number.isNaN(date.getTime()) ? new Date(nowMs) : date;
  return { ...values, [listDate]: published || kept || counted.toISOString() };
}
