import { getUnixTime } from 'date-fns/getUnixTime';
import { useState } from 'react';
import { isFollowedMatch } from '@/components/personal/follow/followed';
import { useFollowed } from '@/components/personal/follow/use-followed';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { LiveList } from '@/components/live/live-list.client';
import { useMatch, useMatchList } from '@/components/live/live-stores';
import { useLivePrice } from '@/components/odds/use-live-price';
import { usePriceFormat } from '@/components/odds/use-odds-format';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { chosenBookmakersKey } from '@/lib/device-keys';
import { openListPath } from '@/lib/domain/match/open-list-path';
import { teamNamed } from '@/lib/domain/match/side/team-named';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { abbreviatedNames } from '@/lib/domain/match/team-name';
import { mainMarket, type Market, type Selection } from '@/lib/domain/odds/market';
import { formatOdds, isBettable } from '@/lib/domain/odds/odds';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import { priceKey } from '@/lib/live/prices/price-store';
import styles from './live-ticker.module.css';

const closedKey = 'ticker';
const noMatches: Match[] = [];
const loadChoice = () =>
  import('@/components/personal/bookmakers/ticker-choice').then(({ TickerChoice }) => TickerChoice);

/** A strip at the foot of the window; once closed, it stays closed for the visit. */
export function LiveTicker({ isShown }: { isShown: boolean }) {
  const [isClosed, setIsClosed] = useState(wasClosed);
  const [renderedAt] = useState(() => getUnixTime(Date.now()));
  if (!isShown || isClosed) return null;
  const close = () => {
    setIsClosed(true);
    rememberClosed();
  };
  return (
    <LiveList matches={noMatches} group="event" snapshotPath={openListPath('all')} now={renderedAt}>
      <Strip onClose={close} />
    </LiveList>
  );
}

/** The live matches that the visitor follows, or all live matches when there are none of those. */
function Strip({ onClose }: { onClose: () => void }) {
  const followed = useFollowed();
  const hasChosen = useIsStored(chosenBookmakersKey);
  const live = useMatchList().filter(match => match.status === 'live');
  const own = live.filter(match => isFollowedMatch(match, followed));
  const shown = own.length > 0 ? own : live;
  if (shown.length === 0) return null;
  return (
    <aside className={`${styles.ticker} on-pitch`} aria-label="Live scores" data-ticker="">
      <ul className={styles.list} tabIndex={0}>
        {shown.map(match => (
          <li key={match.id}>
            <Item match={match} />
          </li>
        ))}
        <li className={styles.choice}>
          <LoadedPanel open={hasChosen} load={loadChoice} props={{}} fallback={null} />
        </li>
      </ul>
      <button
        type="button"
        className={styles.close}
        aria-label="Close live scores"
        onClick={onClose}
      >
        <Icon icon="x" size={16} />
      </button>
    </aside>
  );
}

function Item({ match: initial }: { match: Match }) {
  const match = useMatch(initial);
  const market = mainMarket(match.markets);
  const short = abbreviatedNames([match.teams[0].name, match.teams[1].name]);
  return (
    <AppLink className={styles.match} href={matchPath(match)}>
      {match.teams.map((team, side) => {
        const selection = market?.selections.find(
          ({ name }) => teamNamed(name, match.teams) === side,
        );
        return (
          <span key={side} className={styles.side}>
            <abbr title={team.name}>{short[side]}</abbr>{' '}
            <b className="score-cover">{scoreText(match.scores[side] ?? null)}</b>
            {market && selection && (
              <Price matchId={match.id} market={market} selection={selection} />
            )}
          </span>
        );
      })}
    </AppLink>
  );
}

/** The best price, as text: the entry links to the match. */
function Price(props: { matchId: string; market: Market; selection: Selection }) {
  const format = usePriceFormat();
  const { odds, suspended } = useLivePrice(
    priceKey(props.matchId, props.market.id, props.selection.id),
  );
  if (suspended || !odds || !isBettable(odds)) return null;
  return <span className={styles.price}> {formatOdds(odds, format)}</span>;
}

const scoreText = (score: string | null): string =>
  toInningsScores(score)
    .map(({ runs }) => runs)
    .join(' & ') || '-';

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    sessionStorage.setItem(closedKey, 'closed');
  } catch {
    // Without storage it is closed until the page is reloaded.
  }
}
