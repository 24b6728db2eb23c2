import type { SearchHitGroup } from '@/lib/domain/search/search-result';
import { ButtonLink } from '@/components/link/button-link';
import { EmptyState } from '@/components/state/empty-state';
import { Section } from '@/components/ui/section';
import { SearchResultRow } from './search-result-row';
import styles from './search-results.module.css';

type Props = { query: string; corrected: string | null; groups: SearchHitGroup[] };

/** Search results by kind; without any, a message and a link to all upcoming matches. */
export function SearchResults({ query, corrected, groups }: Props) {
  if (query === '')
    return (
      <EmptyState
        icon="search"
        title="What are you looking for?"
        text="A match, a team, a league, a story or a guide. The beginning of a word will do."
        action={toOdds}
      />
    );
  if (groups.length === 0)
    return (
      <EmptyState
        icon="search-x"
        title={`Nothing found for ‘${query}’`}
        text="Try fewer words, or the name of a team, a league or a market."
        action={toOdds}
      />
    );

  return (
    <div className={styles.results}>
      {corrected && (
        <p className={styles.corrected}>
          Nothing was found for ‘{query}’. These are results for <strong>{corrected}</strong>.
        </p>
      )}
      {groups.map(({ kind, label, items }) => (
        <Section key={kind} title={label}>
          <ul className={styles.list}>
            {items.map(hit => (
              <SearchResultRow key={hit.href + hit.kind} hit={hit} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

const toOdds = <ButtonLink href="/odds/matches/all/future">All upcoming matches</ButtonLink>;
