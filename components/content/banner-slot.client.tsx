'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePageContext } from '@/components/link/page-context.client';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import { logWarning } from '@/lib/client-log';
import type { ScriptAdvert } from './banner-script.client';
import styles from './banner-slot.module.css';

/** 'strip' in a page's header, 'wide' between and below sections, 'square' in a side column. */
export type BannerSize = 'strip' | 'wide' | 'square';

type Props = {
  size: BannerSize;
  /** A scripted advert; its box has a reserved size, so that loading it causes no layout shift. */
  advert?: ScriptAdvert;
  lazy: boolean;
  children: ReactNode;
};

const nearPx = 300;

/** Renders nothing where the region policy does not allow adverts. */
export function BannerSlot({ size, advert, lazy, children }: Props) {
  const { policy } = usePageContext();
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(slot, { px: nearPx });
  const [Script, setScript] = useState<ComponentType<ScriptAdvert> | null>(null);
  const loadsScript = isNear && advert !== undefined;

  useEffect(() => {
    if (!loadsScript) return;
    import('./banner-script.client').then(
      ({ BannerScript }) => setScript(() => BannerScript),
      (error: unknown) => logWarning('Advert not loaded', { reason: String(error) }),
    );
  }, [loadsScript]);

  if (policy !== 'full') return null;
  return (
    <div ref={slot} className={styles.slot} data-size={size} data-kind={advert ? 'script' : 'html'}>
      {advert ? Script && <Script {...advert} /> : (isNear || !lazy) && children}
    </div>
  );
}
