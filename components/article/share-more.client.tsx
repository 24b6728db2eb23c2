'use client';

import { useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import styles from './share.module.css';

type Props = { title: string; url: string };

/** Client-only share options: the Web Share API, where supported, and copying the URL. */
export function ShareMore({ title, url }: Props) {
  const hydrated = useHydrated();
  const [message, setMessage] = useState('');
  const canShare = hydrated && typeof navigator.share === 'function';

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copied');
    } catch {
      setMessage('The link could not be copied');
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch {
      // Rejects when the visitor cancels the dialog.
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
          <Icon icon={message === 'Link copied' ? 'check' : 'link'} />
        </button>
        <span className="visually-hidden" role="status">
          {message}
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
