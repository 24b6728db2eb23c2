'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Match } from '@/lib/domain/match/match';
import { InfoPanel } from './info-panel';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useMatch } from '@/components/live/live-stores';
import { useCommentary, useScorecard } from '@/components/live/match-details';
import { matchTabs, panelId, tabLabels, tabsOfEndedMatch, type MatchTab } from './match-tab';
import styles from './match-tabs.module.css';
import { NewComments } from '@/components/match/commentary/new-comments';
import { useTabHash } from './use-tab-hash';

type Props = {
  match: Match;
  /** Whether the page has a column of markets, which is a tab on phones. */
  hasMarkets: boolean;
  /** The link to the broadcast. */
  watchLink: ReactNode;
  /** Before a match: its preview, or the sides' last results. */
  before?: ReactNode;
  /** The panels as the server rendered them; absent when there is nothing to show. */
  fallback: Partial<Record<'score' | 'comments' | 'charts' | 'prices', ReactNode>>;
};

const loadScore = () => import('./score-panel').then(({ ScorePanel }) => ScorePanel);
const loadComments = () =>
  import('@/components/match/commentary/comments-panel').then(({ CommentsPanel }) => CommentsPanel);

const loadCharts = () =>
  import('@/components/match/charts/live-charts').then(({ LiveCharts }) => LiveCharts);

const loadPrices = () =>
  import('@/components/match/prices/live-prices').then(({ LivePrices }) => LivePrices);

/**
 * The details of the match, in tabs. Score, Comments, Charts and Prices are the server's HTML until
 * they are first opened; then they are live. For a match that had ended when the page opened, the first
 * tab is its score, if it has one. Before a match it has no Score and no Comments.
 */
export function MatchTabs({ match, hasMarkets, watchLink, before, fallback }: Props) {
  const isEnded = match.status === 'other';
  const scorecard = useScorecard();
  const isLive = useMatch(match).status === 'live';
  const hasScore = scorecard !== null && (isLive || scorecard.innings.length > 0);
  const [first] = useState<MatchTab | null>(() => {
    if (!isEnded) return null;
    return hasScore ? 'score' : 'info';
  });
  const [hash, choose] = useTabHash(first);
  const { arrived, innings: commentary } = useCommentary();
  const [seen, setSeen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const has: Partial<Record<MatchTab, boolean>> = {
    markets: hasMarkets,
    score: hasScore,
    comments: isLive || commentary.length > 0,
    charts: Boolean(fallback.charts) || commentary.length > 0,
    prices: Boolean(fallback.prices),
  };
  const shown = (isEnded ? tabsOfEndedMatch : matchTabs).filter(tab => has[tab] ?? true);
  const active = hash && shown.includes(hash.tab) ? hash.tab : (first ?? 'info');
  if (active === 'comments' && seen !== arrived) setSeen(arrived);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(list.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };

  return (
    <section
      className={styles.side}
      data-tab={hash || first || !hasMarkets ? active : 'default'}
      aria-label="Match"
    >
      <div className={`${styles.tabs} needs-scripts`} role="tablist" ref={list}>
        {shown.map(tab => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            className={styles.tab}
            aria-selected={tab === active}
            aria-controls={panelId(tab)}
            tabIndex={tab === active ? 0 : -1}
            data-only={tab === 'markets' ? 'phone' : undefined}
            onClick={() => choose({ tab, innings: null })}
            onKeyDown={onKeyDown}
          >
            {tabLabels[tab]}
            {tab === 'comments' && <NewComments count={arrived - seen} />}
          </button>
        ))}
      </div>
      <div className={styles.body}>
        <div {...panel('info', active)}>
          <InfoPanel match={match} watchLink={watchLink} before={before} />
        </div>
        {scorecard && hasScore && (
          <div {...panel('score', active)}>
            <LoadedPanel
              open={active === 'score'}
              load={loadScore}
              props={{
                innings: scorecard.innings,
                linksPlayers: match.hasFigurePages === true,
                current: hash?.innings ?? null,
                onChoose: innings => choose({ tab: 'score', innings }),
              }}
              fallback={fallback.score}
            />
          </div>
        )}
        {has.comments && (
          <div {...panel('comments', active)}>
            <LoadedPanel
              open={active === 'comments'}
              load={loadComments}
              props={{
                matchId: match.id,
                open: active === 'comments',
                current: hash?.innings ?? null,
                onChoose: innings => choose({ tab: 'comments', innings }),
              }}
              fallback={fallback.comments}
            />
          </div>
        )}
        {has.charts && (
          <div {...panel('charts', active)}>
            <LoadedPanel
              open={active === 'charts'}
              load={loadCharts}
              props={{ match, open: active === 'charts', fallback: fallback.charts }}
              fallback={fallback.charts}
            />
          </div>
        )}
        {has.prices && (
          <div {...panel('prices', active)}>
            <LoadedPanel
              open={active === 'prices'}
              load={loadPrices}
              props={{ match, open: active === 'prices', fallback: fallback.prices }}
              fallback={fallback.prices}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** Beside the markets of a wide screen, where they are not a tab, Match info is shown instead. */
function panel(tab: MatchTab, active: MatchTab) {
  const isShown = tab === active || (tab === 'info' && active === 'markets');
  return {
    role: 'tabpanel',
    id: panelId(tab),
    'aria-labelledby': `tab-${tab}`,
    hidden: !isShown,
    className: tab === 'info' ? styles.panel : `${styles.panel} score-cover`,
  };
}

/** The visible tab for an arrow key, Home or End. */
function neighbour(list: HTMLElement | null, key: string): HTMLElement | null {
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].filter(
    tab => tab.offsetParent !== null,
  );
  const index = tabs.findIndex(tab => tab === document.activeElement);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[
    key
  ];
  if (target === undefined || index < 0) return null;
  return tabs[(target + tabs.length) % tabs.length] ?? null;
}
