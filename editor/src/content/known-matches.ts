import { textToForm } from '@/format/documents';
import type { FormValues } from '@/format/field';
import type { FieldError } from '@/format/field-errors';
import type { TextKind } from '@/format/kinds';
import { rowsOf } from '@/format/value-parts';
import { apiUrl } from '@/src/env';

const timeLimitMs = 3000;
const eventId = /^[\w.:-]{1,100}$/;

/**
 * The errors of the matches that a story names and the API does not have. A match that the published file named
 * before is not looked up, since the API may have removed it; neither is any while the API does not answer.
 */
export async function matchErrors(
  kind: TextKind,
  values: FormValues,
  source: string,
): Promise<FieldError[]> {
  const known = source === '' ? [] : rowsOf(textToForm(kind, source).matches);
  const added = rowsOf(values.matches).map(String);
  const missing = await Promise.all(
    added.map(async id => !known.includes(id) && !(await isMatch(id))),
  );
  return added
    .filter((_, at) => missing[at])
    .map(id => ({
      path: 'matches',
      message: `There is no match '${id}'. The id of a match is the number at the end of its address.`,
      label: 'Matches',
    }));
}

async function isMatch(id: string): Promise<boolean> {
  if (!eventId.test(id)) return false;
  try {
    const { status } = await fetch(`${apiUrl}/api/events/${encodeURIComponent(id)}/`, {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return status !== 404 && status !== 400;
  } catch {
    return true;
  }
}
