import type { FormValues } from './field';
import type { TextKind } from './kinds';

/** A story that states no time appears when it is published. */
export function withStoryDate<Values extends FormValues>(
  { fields }: TextKind,
  values: Values,
  nowMs: number,
): Values {
  const hasDate = Boolean(values.published_at) || typeof values.days_ago === 'number';
  return hasDate || fields.every(({ name }) => name !== 'published_at')
    ? values
    : { ...values, published_at: new Date(nowMs).toISOString() };
}
