'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isTrustedAdvert, type AdvertScript } from '@/lib/domain/content/advert';
import styles from './banner-script.module.css';

export type ScriptAdvert = {
  snippet: string;
  scripts: AdvertScript[];
};

const neverChanges = () => () => {};
const trustedOrigins = (): string => document.documentElement.dataset.adOrigins ?? '';

/**
 * An advert rendered by scripts. Scripts from origins that the operator trusts run in the page; all
 * others run in a sandboxed frame without access to the page.
 */
export function BannerScript({ snippet, scripts }: ScriptAdvert) {
  const origins = useSyncExternalStore(neverChanges, trustedOrigins, () => '');

  return isTrustedAdvert(scripts, origins.split(' ')) ? (
    <PageScripts scripts={scripts} />
  ) : (
    <SandboxedScripts snippet={snippet} />
  );
}

function PageScripts({ scripts }: { scripts: AdvertScript[] }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = box.current;
    if (!container || container.hasChildNodes()) return;
    for (const { src, data } of scripts) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(data)) script.setAttribute(name, value);
      script.async = true;
      script.src = src;
      container.append(script);
    }
  }, [scripts]);

  return <div ref={box} className={styles.box} />;
}

function SandboxedScripts({ snippet }: { snippet: string }) {
  const sent = useRef(false);

  return (
    <iframe
      className={styles.box}
      src="/api/banner-frame/"
      title="Advertisement"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      onLoad={event => {
        // Writing the advert triggers `load` again.
        if (sent.current) return;
        sent.current = true;
        event.currentTarget.contentWindow?.postMessage(snippet, '*');
      }}
    />
  );
}
