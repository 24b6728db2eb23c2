import { useEffect, useId, useState } from 'react';
import { foldText } from '@/lib/domain/fold-text';
import { bookmakerTitle } from '@/lib/domain/odds/comparison/compare-event';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { BookmakerChoice } from './bookmaker-choice';
import { chooseBookmakers, useStoredBookmakers } from './chosen-bookmakers';
import styles from './my-bookmakers.module.css';
import { useReorder } from './use-reorder';

type Props = {
  /** Those that have prices here, in published order. */
  bookmakers: readonly Pick<ComparedBookmaker, 'slug' | 'title'>[];
  /** When Escape is pressed. */
  onClose?: () => void;
};

/** The bookmakers that the visitor compares, and their order: the chosen ones first, as when it was opened. */
export function MyBookmakers({ bookmakers, onClose }: Props) {
  const id = useId();
  const stored = useStoredBookmakers();
  const published = bookmakers.map(({ slug }) => slug);
  const chosen = stored ?? published;
  const [first] = useState(() => stored ?? []);
  const [order, setOrder] = useState(first);
  const shown = [...order, ...published.filter(slug => !order.includes(slug))];
  const [search, setSearch] = useState('');
  const [message, setMessage] = useState('');
  const titleOf = (slug: string) =>
    bookmakers.find(bookmaker => bookmaker.slug === slug)?.title ?? bookmakerTitle(slug);
  const found = shown.filter(slug => foldText(titleOf(slug)).includes(foldText(search.trim())));

  useCloseByEscape(onClose);

  function store(next: readonly string[], isChosen: (slug: string) => boolean, text = ''): void {
    const slugs = next.filter(isChosen);
    const isAll = slugs.join() === published.join();
    const isStored = chooseBookmakers(isAll ? null : slugs);
    setMessage(isStored ? text : notStored);
  }

  const isChosen = (slug: string) => chosen.includes(slug);
  const { list, ...reorder } = useReorder({
    order: shown,
    onMove(slug, to) {
      const next = shown.filter(other => other !== slug).toSpliced(to, 0, slug);
      setOrder(next);
      store(next, isChosen, `${titleOf(slug)} is ${to + 1} of ${next.length}.`);
    },
  });

  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Compare these bookmakers
      </h2>
      <div className={styles.bar}>
        <input
          className={styles.search}
          type="search"
          aria-label="Search bookmakers"
          placeholder="Search"
          autoComplete="off"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <button type="button" onClick={() => store(shown, () => true, 'All are chosen.')}>
          All
        </button>
        <button type="button" onClick={() => store(shown, () => false, 'None is chosen.')}>
          None
        </button>
      </div>
      <ol ref={list} className={styles.list} tabIndex={-1}>
        {found.map(slug => (
          <BookmakerChoice
            key={slug}
            slug={slug}
            title={titleOf(slug)}
            isChosen={isChosen(slug)}
            isQuoting={published.includes(slug)}
            place={shown.indexOf(slug)}
            count={shown.length}
            // Among the found ones a step would be of an unknown length.
            reorder={search.trim() === '' ? reorder : null}
            onChange={checked =>
              store(shown, other => (other === slug ? checked : isChosen(other)))
            }
          />
        ))}
      </ol>
      {found.length === 0 && <p className={styles.note}>No bookmaker has this name.</p>}
      <p className={styles.note} role="status">
        {message || `${shown.filter(isChosen).length} of ${shown.length} chosen.`}
      </p>
      <p className={styles.note}>
        Prices of this site are then the best of those. The choice stays on this device.
      </p>
    </section>
  );
}

const notStored =
  'This browser does not store your choice. It lasts until the page is closed or reloaded.';

function useCloseByEscape(onClose: (() => void) | undefined): void {
  useEffect(() => {
    if (!onClose) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
}
