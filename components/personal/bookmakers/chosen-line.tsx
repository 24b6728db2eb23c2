import { useHydrated } from '@/components/ui/use-hydrated';
import {
  chooseBookmakers,
  compareAllBookmakers,
  undoneBookmakers,
  useStoredBookmakers,
} from './chosen-bookmakers';
import styles from './chosen-line.module.css';

type Props = {
  /** What the choice means for the prices of this page; `count` is the number of chosen bookmakers. */
  textOf: (slugs: readonly string[]) => string;
};

/** One line on whose prices are compared, with one press to compare all and one to undo that. */
export function ChosenLine({ textOf }: Props) {
  const slugs = useStoredBookmakers();
  const isHydrated = useHydrated();
  const undone = undoneBookmakers();
  if (!isHydrated || (!slugs && !undone)) return null;
  return (
    <p className={styles.line}>
      <span className={styles.text} role="status">
        {slugs ? textOf(slugs) : 'Best of all bookmakers.'}
      </span>
      <button
        type="button"
        className={styles.press}
        onClick={() => (slugs ? compareAllBookmakers() : chooseBookmakers(undone))}
      >
        {slugs ? 'Show all' : `Show your ${undone?.length}`}
      </button>
    </p>
  );
}

/** 'your 6 bookmakers', or 'your bookmaker' of one. */
export const yours = (count: number): string =>
  count === 1 ? 'your bookmaker' : `your ${count} bookmakers`;
