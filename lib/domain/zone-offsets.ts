/**
 * What a zone's clocks are ahead of UTC: from each moment on, up to `until`. All in seconds, moments
 * since 1970, oldest first.
 */
export type ZoneOffsets = { changes: [since: number, offset: number][]; until: number };

const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;
/** No zone changes its clocks twice within it. */
const stepSeconds = 7 * daySeconds;

const kept = new Map<string, ZoneOffsets>();

/**
 * A zone's offsets of two years to either side of now. For browsers: there a time zone's first use
 * costs a phone 75 ms, and a page's every time is one of these.
 */
export function zoneOffsets(timeZone: string, nowSeconds: number): ZoneOffsets {
  const day = Math.floor(nowSeconds / daySeconds) * daySeconds;
  const known = kept.get(timeZone);
  const until = day + 2 * yearSeconds;
  if (known?.until === until) return known;

  const offset = offsetsOf(timeZone);
  let at = day - 2 * yearSeconds;
  const changes: ZoneOffsets['changes'] = [[at, offset(at)]];
  for (; at < until; at += stepSeconds) {
    const after = offset(at + stepSeconds);
    if (after !== offset(at)) changes.push([firstWith(after, offset, at, at + stepSeconds), after]);
  }
  const offsets = { changes, until };
  kept.set(timeZone, offsets);
  return offsets;
}

/** The offset at a moment; null for one that lies outside of what is known. */
export function offsetAt({ changes, until }: ZoneOffsets, seconds: number): number | null {
  if (seconds >= until) return null;
  return changes.findLast(([since]) => since <= seconds)?.[1] ?? null;
}

function firstWith(offset: number, of: (at: number) => number, before: number, at: number): number {
  let [low, high] = [before, at];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (of(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}

function offsetsOf(timeZone: string): (seconds: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  return seconds => {
    const parts = format.formatToParts(seconds * 1000);
    const of = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find(part => part.type === type)?.value);
    const [year, month, day] = [of('year'), of('month'), of('day')];
    return Date.UTC(year, month - 1, day, of('hour'), of('minute'), of('second')) / 1000 - seconds;
  };
}
