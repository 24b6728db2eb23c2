import { useEffect, useState } from 'react';
import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { setScoresHidden } from './hide-scores';
import styles from './hidden-scores.module.css';

/** While scores are hidden: reveals a pressed score, all scores of a page, or all from now on. */
export function HiddenScores({ isHiding }: { isHiding: boolean }) {
  const path = usePathname();
  const [shownOn, setShownOn] = useState<string | null>(null);
  const isShown = !isHiding || shownOn === path;

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isShown) delete dataset['scores'];
    else dataset['scores'] = 'hidden';
    return () => {
      delete dataset['scores'];
    };
  }, [isShown]);

  useEffect(() => {
    if (isShown) return;
    const listeners = new AbortController();
    document.addEventListener('click', showPressed, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isShown]);

  useEffect(() => (isShown ? undefined : hideShareImage()), [isShown, path]);

  if (isShown) return null;
  return (
    <aside className={styles.bar} aria-label="Hidden scores">
      <p>Scores are hidden. Press one to see it.</p>
      <Button onClick={() => setShownOn(path)}>Show on this page</Button>
      <Button onClick={() => setScoresHidden(false)}>Show always</Button>
    </aside>
  );
}

/** A covered score may be in a link, which this click must not follow. */
function showPressed(event: MouseEvent): void {
  const score = event.target instanceof Element && event.target.closest('.score-cover');
  if (!score || score.hasAttribute('data-shown')) return;
  event.preventDefault();
  event.stopPropagation();
  score.setAttribute('data-shown', '');
}

const shareImages = 'meta[property^="og:image"], meta[name^="twitter:image"]';
const withScore = '/og/match/';
const withoutScore = '/og/fixture/';

/**
 * Replaces the share image of a match by the one without its score in the page's metadata, which share
 * sheets read. Returns a function that restores it. Browser only.
 */
export function hideShareImage(): () => void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>(shareImages)].filter(({ content }) =>
    content.includes(withScore),
  );
  for (const meta of metas) meta.content = meta.content.replace(withScore, withoutScore);
  return () => {
    for (const meta of metas) meta.content = meta.content.replace(withoutScore, withScore);
  };
}
