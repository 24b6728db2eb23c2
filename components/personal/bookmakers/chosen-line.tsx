import { AppLink } from '@/components/link/app-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import {
  chooseBookmakers,
  compareAllBookmakers,
  undoneBookmakers,
  useStoredBookmakers,
} from './chosen-bookmakers';
import styles from './chosen-line.module.css';

type Props = {
  /** What the choice, of one or more, means for the prices of this page. */
  textOf: (slugs: readonly string[]) => string;
};

/** One line on whose prices are compared, with one press to compare all, one to undo that, and a link to the choice. */
export function ChosenLine({ textOf }: Props) {
  const slugs = useStoredBookmakers();
  const isHydrated = useHydrated();
  const undone = undoneBookmakers();
  const textOfChoice = (chosen: readonly string[]) =>
    chosen.length > 0 ? textOf(chosen) : 'None chosen: best of all bookmakers.';
  if (!isHydrated || (!slugs && !undone)) return null;
  return (
    <p className={styles.line}>
      <span className={styles.text} role="status">
        {slugs ? textOfChoice(slugs) : 'Best of all bookmakers.'}
      </span>
      {slugs && (
        <AppLink className={styles.press} href="/my-bookmakers">
          Change
        </AppLink>
      )}
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
