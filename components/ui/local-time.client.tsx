'use client';

import { useHydrated } from './use-hydrated';
import { clockTime, clockTimeToSecond, fullTime } from './time-text';
import { usePageView } from './view-context.client';

const looks = { full: fullTime, clock: clockTime, second: clockTimeToSecond };

type Props = { seconds: number; look?: keyof typeof looks };

/** A moment: in the site's zone with its label in the server's HTML, then in the visitor's own. */
export function LocalTime({ seconds, look = 'full' }: Props) {
  const { timeZone, zoneOffsets, timeZoneLabel } = usePageView();
  const hydrated = useHydrated();
  const date = new Date(seconds * 1000);
  const text = looks[look];
  const zone = zoneOffsets ? { name: timeZone, offsets: zoneOffsets } : timeZone;
  const shown = hydrated ? text(date, undefined) : `${text(date, zone)} ${timeZoneLabel}`;
  return <time dateTime={date.toISOString()}>{shown}</time>;
}
