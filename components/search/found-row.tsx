import type { SearchKind } from '@/lib/contract/search';
import type { Found } from '@/lib/domain/search-result';
import { Crest } from '../match/crest';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import { AppLink } from '../ui/app-link';
import styles from './found-row.module.css';
import { Marked } from './marked';
import { MatchState } from './match-state';

type Props = { found: Found };

const icons: Partial<Record<SearchKind, IconName>> = {
  league: 'trophy',
  news: 'newspaper',
  guide: 'book-open',
  bookmaker: 'shield-check',
  page: 'file-text',
};

/** One result: the whole row leads there. */
export function FoundRow({ found }: Props) {
  const { kind, href, title, text, match, open } = found;
  const icon = icons[kind];
  const team = title.map(piece => piece.text).join('');
  const crests = kind === 'match' ? (match?.teams.map(({ name }) => name) ?? []) : [team];

  return (
    <li className={styles.row}>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : (
        <span className={styles.crests}>
          {crests.map((name, side) => (
            <Crest key={side} name={name} />
          ))}
        </span>
      )}
      <div className={styles.words}>
        <AppLink className={styles.link} href={href}>
          <Marked pieces={title} />
        </AppLink>
        {kind === 'team' && match && (
          <p className={styles.text}>
            {match.teams[0].name} v {match.teams[1].name}, {match.tournament}
          </p>
        )}
        {text.length > 0 && (
          <p className={styles.text}>
            <Marked pieces={text} />
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
