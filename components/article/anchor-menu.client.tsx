'use client';

import { useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './anchor-menu.module.css';
import type { Anchor } from '@/components/content/anchor';
import { useCurrentAnchor } from './use-current-anchor';

type Props = {
  anchors: Anchor[];
  /**
   * Label of the popup on phones: the current section, or always the first one; with 'first', a
   * click on the open popup also scrolls to the top. 'none': no popup.
   */
  popup: 'current' | 'first' | 'none';
};

/** Links to the page's sections: a list, or on phones a popup. Works without scripts. */
export function AnchorMenu({ anchors, popup }: Props) {
  const current = useCurrentAnchor(anchors.map(({ id }) => id));
  const details = useRef<HTMLDetailsElement>(null);
  const [first] = anchors;
  if (!first) return null;
  const named = popup === 'first' ? first : (anchors.find(({ id }) => id === current) ?? first);

  const onSummary = (event: MouseEvent) => {
    if (popup !== 'first' || !details.current?.open) return;
    event.preventDefault();
    details.current.open = false;
    window.scrollTo({ top: 0 });
  };
  const links = (
    <ul className={styles.list}>
      {anchors.map(({ id, title }) => (
        <li key={id}>
          <a
            className={styles.anchor}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => details.current?.removeAttribute('open')}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <nav className={styles.side} aria-label="On this page">
        {links}
      </nav>
      {popup !== 'none' && (
        <details className={styles.popup} ref={details}>
          <summary className={styles.summary} onClick={onSummary}>
            <span className={styles.named}>{named.title}</span>
            <Icon icon="chevron-down" className={styles.chevron} />
          </summary>
          <nav className={styles.drop} aria-label="On this page">
            {links}
          </nav>
        </details>
      )}
    </>
  );
}
