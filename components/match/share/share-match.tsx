import { useId, useRef, useState, type MouseEvent } from 'react';
import { BrandMark } from '@/components/icon/brand-mark';
import { Icon } from '@/components/icon/icon';
import { ExternalLink } from '@/components/link/external-link';
import floating from '@/components/ui/floating/floating-menu.module.css';
import { placeBeside } from '@/components/ui/floating/place-beside';
import { useIsStored } from '@/components/ui/use-is-stored';
import { hideScoresKey } from '@/lib/device-keys';
import type { Match } from '@/lib/domain/match/match';
import { matchShareText } from '@/lib/domain/share/match-share-text';
import { shareServices } from '@/lib/domain/share/share-services';
import styles from './share-match.module.css';

type Props = { match: Match; url: string };

/**
 * Shares the situation of a match by the device's own sheet, or by a menu of services. The menu is a
 * popover with plain links, so that it needs no scripts.
 */
export function ShareMatch({ match, url }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState('');
  const hasScores = !useIsStored(hideScoresKey);
  const text = matchShareText(match, { hasScores });

  async function share(event: MouseEvent) {
    if (typeof navigator.share !== 'function') return;
    // The device's sheet in place of the menu.
    event.preventDefault();
    try {
      await navigator.share({ text, url });
    } catch {
      // Rejects when the visitor cancels the sheet.
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${text} ${url}`);
      setMessage('Copied');
    } catch {
      setMessage('It could not be copied');
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Share this match"
        popoverTarget={id}
        onClick={event => void share(event)}
      >
        <Icon icon="share-2" />
      </button>
      <div
        id={id}
        popover="auto"
        className={floating.menu}
        role="group"
        aria-label="Share"
        onToggle={event => {
          setMessage('');
          if (event.newState === 'open' && button.current)
            placeBeside(event.currentTarget, button.current);
        }}
      >
        {shareServices(text, url).map(({ name, brand, href }) => (
          <ExternalLink key={name} className={floating.choice} href={href}>
            <BrandMark brand={brand} />
            <span>{name === 'Twitter' ? 'X' : name} </span>
          </ExternalLink>
        ))}
        <button
          type="button"
          className={`${floating.choice} needs-scripts`}
          onClick={() => void copy()}
        >
          <Icon icon="link" size={16} />
          Copy text and link
        </button>
        <p className={styles.message} aria-live="polite">
          {message}
        </p>
      </div>
    </>
  );
}
