'use client';

import { useHydrated } from './use-hydrated';
import { clockTime, clockTimeToSecond, fullTime, type Zone } from './time-text';
import { usePageContext } from '@/components/link/page-context.client';

const formats = { full: fullTime, clock: clockTime, second: clockTimeToSecond };

type Props = { seconds: number; variant?: keyof typeof formats };

/** A time: server-rendered in the site's zone with its label, then shown in the visitor's zone. */
export function LocalTime({ seconds, variant = 'full' }: Props) {
  const { timeZoneLabel } = usePageContext();
  const zone = useShownZone();
  const date = new Date(seconds * 1000);
  const text = formats[variant](date, zone);
  const isVisitors = zone === undefined;
  return (
    // The space of the label stays, because a line that no longer wraps would shift the page.
    <time
      dateTime={date.toISOString()}
      data-zone={isVisitors && variant === 'full' ? timeZoneLabel : undefined}
    >
      {isVisitors ? text : `${text} ${timeZoneLabel}`}
    </time>
  );
}

/** The zone of all times: the site's on the server and during hydration, then the visitor's. */
export function useShownZone(): Zone {
  const { timeZone, zoneOffsets } = usePageContext();
  const hydrated = useHydrated();
  if (hydrated) return undefined;
  return zoneOffsets ? { name: timeZone, offsets: zoneOffsets } : timeZone;
}
