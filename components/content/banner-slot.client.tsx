'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePageView } from '@/components/ui/view-context.client';
import { logProblem } from '@/lib/browser-log';
import type { AdvertOfScripts } from './banner-script.client';
import styles from './banner-slot.module.css';
import { useNearViewport } from './use-near-viewport';

/** 'strip' in a page's header, 'wide' between and below parts, 'square' in a side column. */
export type BannerSize = 'strip' | 'wide' | 'square';

type Props = {
  size: BannerSize;
  /** A script's advert has a box of reserved size, so that nothing moves when it comes. */
  advert?: AdvertOfScripts;
  lazy: boolean;
  children: ReactNode;
};

const nearPx = 300;

/** An advert's place; there is none where a country's visitors see no adverts. */
export function BannerSlot({ size, advert, lazy, children }: Props) {
  const { policy } = usePageView();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, nearPx);
  const [Script, setScript] = useState<ComponentType<AdvertOfScripts> | null>(null);
  const comes = near && advert !== undefined;

  useEffect(() => {
    if (!comes) return;
    import('./banner-script.client').then(
      ({ BannerScript }) => setScript(() => BannerScript),
      (error: unknown) => logProblem('Advert not loaded', { reason: String(error) }),
    );
  }, [comes]);

  if (policy !== 'full') return null;
  return (
    <div
      ref={place}
      className={styles.slot}
      data-size={size}
      data-kind={advert ? 'script' : 'html'}
    >
      {advert ? Script && <Script {...advert} /> : (near || !lazy) && children}
    </div>
  );
}
