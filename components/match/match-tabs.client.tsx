'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePageView } from '@/components/ui/view-context.client';
import type { Match } from '@/lib/domain/match';
import { showsPrices } from '@/lib/domain/view';
import { ChartsPanel } from './charts-panel';
import { CommentsPanel } from './comments-panel';
import { InfoPanel } from './info-panel';
import { useCommentary, useScorecard } from './match-details';
import { matchTabs, tabLabels, type MatchTab } from './match-tab';
import styles from './match-tabs.module.css';
import { NewComments } from './new-comments';
import { ScorePanel } from './score-panel';
import { useTabPlace } from './use-tab-place';

type Props = {
  match: Match;
  watchUrl: string;
  /** As the server drew them; nothing when there is nothing to draw. */
  charts?: ReactNode;
};

/** What is told about the match, in tabs. */
export function MatchTabs({ match, watchUrl, charts }: Props) {
  const [place, choose] = useTabPlace();
  const scorecard = useScorecard();
  const { arrived, innings: commentary } = useCommentary();
  const [seen, setSeen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const hasMarkets = showsPrices(usePageView().policy);
  const has: Partial<Record<MatchTab, boolean>> = {
    markets: hasMarkets,
    score: scorecard !== null,
    charts: Boolean(charts) || commentary.length > 0,
  };
  const shown = matchTabs.filter(tab => has[tab] ?? true);
  const active = place && shown.includes(place.tab) ? place.tab : 'info';
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
      data-tab={place || !hasMarkets ? active : 'default'}
      aria-label="Match"
    >
      <div className={styles.tabs} role="tablist" ref={list}>
        {shown.map(tab => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            className={styles.tab}
            aria-selected={tab === active}
            aria-controls={tab === 'markets' ? 'markets' : `panel-${tab}`}
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
          <InfoPanel match={match} watchUrl={watchUrl} />
        </div>
        {scorecard && (
          <div {...panel('score', active)}>
            <ScorePanel
              innings={scorecard.innings}
              current={place?.innings ?? null}
              onChoose={innings => choose({ tab: 'score', innings })}
            />
          </div>
        )}
        <div {...panel('comments', active)}>
          <CommentsPanel
            matchId={match.id}
            open={active === 'comments'}
            current={place?.innings ?? null}
            labels={new Map(scorecard?.innings.map(({ id, label }) => [id, label]))}
            onChoose={innings => choose({ tab: 'comments', innings })}
          />
        </div>
        {has.charts && (
          <div {...panel('charts', active)}>
            <ChartsPanel match={match} open={active === 'charts'} still={charts} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Beside the markets of a wide screen, where they are no tab, the info stands for them. */
function panel(tab: MatchTab, active: MatchTab) {
  const isShown = tab === active || (tab === 'info' && active === 'markets');
  return {
    role: 'tabpanel',
    id: `panel-${tab}`,
    'aria-labelledby': `tab-${tab}`,
    hidden: !isShown,
    className: styles.panel,
  };
}

/** The tab that an arrow, Home or End leads to, among those on screen. */
function neighbour(list: HTMLElement | null, key: string): HTMLElement | null {
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].filter(
    tab => tab.offsetParent !== null,
  );
  const at = tabs.findIndex(tab => tab === document.activeElement);
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
  if (target === undefined || at < 0) return null;
  return tabs[(target + tabs.length) % tabs.length] ?? null;
}
