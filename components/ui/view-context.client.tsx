'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { defaultView, type View } from '@/lib/domain/view';
import type { ZoneOffsets } from '@/lib/domain/zone-offsets';

/** What the server knew when it wrote the page: it does not change between renders. */
export type PageView = View & {
  timeZone: string;
  zoneOffsets?: ZoneOffsets;
  timeZoneLabel: string;
  /** Live prices that are not confirmed for longer than this are suspended, in seconds. */
  unconfirmedAfter: number;
  /** Of the forms' captcha; without one none is asked for. */
  captchaKey?: string;
  /** Hosts whose absolute picture addresses are shown. */
  imageHosts: string[];
};

const PageViewContext = createContext<PageView>({
  ...defaultView,
  timeZone: 'UTC',
  timeZoneLabel: 'UTC',
  unconfirmedAfter: 60,
  imageHosts: [],
});

type Props = { view: PageView; children: ReactNode };

export function PageViewProvider({ view, children }: Props) {
  return <PageViewContext value={view}>{children}</PageViewContext>;
}

export const usePageView = (): PageView => useContext(PageViewContext);
