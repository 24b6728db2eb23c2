import { useEffect, useState } from 'react';
import { usePathname } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { setScoresHidden } from './hide-scores';
import styles from './hidden-scores.module.css';

/** While scores are hidden: shows one that is pressed, all of a page, or all from now on. */
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

  useEffect(() => (isShown ? undefined : hideSharePicture()), [isShown, path]);

  if (isShown) return null;
  return (
    <aside className={styles.bar} aria-label="Hidden scores">
      <p>Scores are hidden. Press one to see it.</p>
      <Button onClick={() => setShownOn(path)}>Show on this page</Button>
      <Button onClick={() => setScoresHidden(false)}>Show always</Button>
    </aside>
  );
}

/** A covered score may be in a link, which is not followed then. */
function showPressed(event: MouseEvent): void {
  const score = event.target instanceof Element && event.target.closest('.score-cover');
  if (!score || score.hasAttribute('data-shown')) return;
  event.preventDefault();
  event.stopPropagation();
  score.setAttribute('data-shown', '');
}

const pictures = 'meta[property^="og:image"], meta[name^="twitter:image"]';
const withScore = '/og/match/';
const withoutScore = '/og/fixture/';

/**
 * Names the picture of a match without its score in the metadata of the page, which share sheets read.
 * Returns how to undo it. Browser only.
 */
export function hideSharePicture(): () => void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>(pictures)].filter(({ content }) =>
    content.includes(withScore),
  );
  for (const meta of metas) meta.content = meta.content.replace(withScore, withoutScore);
  return () => {
    for (const meta of metas) meta.content = meta.content.replace(withoutScore, withScore);
  };
}
