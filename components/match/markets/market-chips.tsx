import { groupOrder, groupTitles, type MarketGroup } from '@/lib/domain/odds/market-groups';
import styles from './market-chips.module.css';

type Props = { starts: ReadonlyMap<MarketGroup, string> };

export const groupAnchor = (group: MarketGroup): string => `markets-${group}`;

/**
 * Links to the groups of markets. A group without markets is text without a link, so that the other links
 * do not move when its first market opens.
 */
export function MarketChips({ starts }: Props) {
  return (
    <nav className={styles.chips} aria-label="Groups of markets">
      {groupOrder.map(group =>
        starts.has(group) ? (
          <a key={group} className={styles.chip} href={`#${groupAnchor(group)}`}>
            {groupTitles[group]}
          </a>
        ) : (
          <span key={group} className={styles.chip}>
            {groupTitles[group]}
            <span className="visually-hidden">: no markets now</span>
          </span>
        ),
      )}
    </nav>
  );
}
