'use client';

import { useHydrated } from './use-hydrated';
import { clockTime, clockTimeToSecond, fullTime } from './time-text';
import { usePageContext } from '@/components/link/page-context.client';

const formats = { full: fullTime, clock: clockTime, second: clockTimeToSecond };

type Props = { seconds: number; variant?: keyof typeof formats };

/** A time: server-rendered in the site's zone with its label, then shown in the visitor's zone. */
export function LocalTime({ seconds, variant = 'full' }: Props) {
  const { timeZone, zoneOffsets, timeZoneLabel } = usePageContext();
  const hydrated = useHydrated();
  const date = new Date(seconds * 1000);
  const text = formats[variant];
  const zone = zoneOffsets ? { name: timeZone, offsets: zoneOffsets } : timeZone;
  const shown = hydrated ? text(date, undefined) : `${text(date, zone)} ${timeZoneLabel}`;
  return <time dateTime={date.toISOString()}>{shown}</time>;
}
