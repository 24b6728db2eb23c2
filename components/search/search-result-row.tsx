import type { SearchKind } from '@/lib/contract/search';
import type { SearchHit } from '@/lib/domain/search/search-result';
import { SideBadge } from '@/components/match/team/side-badge';
import { TeamBadge } from '@/components/match/team/team-badge';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import { AppLink } from '@/components/link/app-link';
import styles from './search-result-row.module.css';
import { Highlight } from './highlight';
import { MatchState } from './match-state';

type Props = { hit: SearchHit };

const icons: Partial<Record<SearchKind, IconName>> = {
  player: 'user',
  ground: 'map-pin',
  league: 'trophy',
  outright: 'trophy',
  news: 'newspaper',
  guide: 'book-open',
  bookmaker: 'shield-check',
  page: 'file-text',
};

/** A search result; the link covers the row. */
export function SearchResultRow({ hit }: Props) {
  const { kind, href, title, text, match, open } = hit;
  const icon = icons[kind];
  const team = title.map(piece => piece.text).join('');

  return (
    <li className={styles.row}>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : (
        <span className={styles.crests}>
          {kind === 'match' ? (
            match?.teams.map((_, side) => <SideBadge key={side} teams={match.teams} side={side} />)
          ) : (
            <TeamBadge name={team} />
          )}
        </span>
      )}
      <div className={styles.words}>
        <AppLink className={styles.link} href={href}>
          <Highlight pieces={title} />
        </AppLink>
        {kind === 'team' && match && (
          <p className={styles.text}>
            {match.teams[0].name} v {match.teams[1].name}, {match.tournament}
          </p>
        )}
        {text.length > 0 && (
          <p className={styles.text}>
            <Highlight pieces={text} />
          </p>
        )}
        {open && <p className={styles.text}>{openText(open)}</p>}
      </div>
      {match && <MatchState match={match} />}
    </li>
  );
}

function openText({ live, upcoming }: { live: number; upcoming: number }): string {
  if (live + upcoming === 0) return 'No match at the moment';
  const parts = [live > 0 && `${live} live`, upcoming > 0 && `${upcoming} upcoming`];
  return parts.filter(Boolean).join(', ');
}
