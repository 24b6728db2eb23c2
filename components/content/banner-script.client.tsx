'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isTrustedAdvert, type AdvertScript } from '@/lib/domain/advert';
import styles from './banner-script.module.css';

export type AdvertOfScripts = {
  snippet: string;
  scripts: AdvertScript[];
};

const neverChanges = () => () => {};
const trustedOrigins = (): string => document.documentElement.dataset.adOrigins ?? '';

/**
 * An advert that a script makes, drawn once its place is near. In the page itself only scripts of
 * the origins that the operator trusts; all others in a frame that cannot reach the page.
 */
export function BannerScript({ snippet, scripts }: AdvertOfScripts) {
  const origins = useSyncExternalStore(neverChanges, trustedOrigins, () => '');

  return isTrustedAdvert(scripts, origins.split(' ')) ? (
    <PageScripts scripts={scripts} />
  ) : (
    <BoxedScripts snippet={snippet} />
  );
}

function PageScripts({ scripts }: { scripts: AdvertScript[] }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = box.current;
    if (!place || place.hasChildNodes()) return;
    for (const { src, data } of scripts) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(data)) script.setAttribute(name, value);
      script.async = true;
      script.src = src;
      place.append(script);
    }
  }, [scripts]);

  return <div ref={box} className={styles.box} />;
}

function BoxedScripts({ snippet }: { snippet: string }) {
  const sent = useRef(false);

  return (
    <iframe
      className={styles.box}
      src="/api/banner-frame/"
      title="Advertisement"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      onLoad={event => {
        // Writing the advert makes the frame load again.
        if (sent.current) return;
        sent.current = true;
        event.currentTarget.contentWindow?.postMessage(snippet, '*');
      }}
    />
  );
}
