'use client';

import { useState } from 'react';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated';
import styles from './share.module.css';

type Props = { title: string; url: string };

/** What only a browser can do: its own way to share, where it has one, and the address to paste. */
export function ShareMore({ title, url }: Props) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  const canShare = hydrated && typeof navigator.share === 'function';

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch {
      setSaid('The link could not be copied');
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch {
      // The visitor thought better of it.
    }
  }

  return (
    <>
      <li className={styles.scripted}>
        <button
          className={styles.link}
          type="button"
          aria-label="Copy link"
          onClick={() => void copy()}
        >
          <Icon icon={said === 'Link copied' ? 'check' : 'link'} />
        </button>
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </li>
      {canShare && (
        <li className={styles.scripted}>
          <button
            className={styles.link}
            type="button"
            aria-label="Share in another way"
            onClick={() => void share()}
          >
            <Icon icon="share-2" />
          </button>
        </li>
      )}
    </>
  );
}
