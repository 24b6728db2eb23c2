'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { defaultView, type View } from '@/lib/routing/view';
import type { Disclosures } from './disclosure-text';
import type { ZoneOffsets } from '@/lib/dates/offset-at';
import { defaultAgeLimits, type AgeLimits } from '@/lib/domain/odds/comparison/age-limits';

/** Settings from the server; constant for the lifetime of the page. */
export type PageContext = View & {
  timeZone: string;
  zoneOffsets?: ZoneOffsets;
  timeZoneLabel: string;
  /** Seconds without confirmation after which a live price is suspended. */
  unconfirmedAfter: number;
  /** The limits of bookmakers' prices whose host states none. */
  ageLimits: AgeLimits;
  /** Site key of the forms' captcha; without one no captcha is used. */
  captchaKey?: string;
  /** Hosts from which images with absolute URLs are shown. */
  imageHosts: string[];
  /** Texts of the server, which the page's scripts need not bring; absent where no offers are shown. */
  disclosures?: Disclosures;
};

const ReactPageContext = createContext<PageContext>({
  ...defaultView,
  timeZone: 'UTC',
  timeZoneLabel: 'UTC',
  unconfirmedAfter: 60,
  ageLimits: defaultAgeLimits,
  imageHosts: [],
});

type Props = { view: PageContext; children: ReactNode };

export function PageContextProvider({ view, children }: Props) {
  return <ReactPageContext value={view}>{children}</ReactPageContext>;
}

export const usePageContext = (): PageContext => useContext(ReactPageContext);
