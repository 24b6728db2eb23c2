import { useEffect, useId, useRef, useState } from 'react';
import { HideScoresChoice } from '@/components/personal/hide-scores/hide-scores-choice';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { Choice } from '@/components/ui/choice';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import floating from '@/components/ui/floating/floating-menu.module.css';
import { placeBeside } from '@/components/ui/floating/place-beside';
import type { Followed } from '@/lib/domain/match/followed';
import type { Match } from '@/lib/domain/match/match';
import { FollowButton } from './follow-button';
import { leagueItem, matchItem, teamItem } from './follow-items';
import styles from './follow-menu.module.css';
import { isFollowedMatch, isSame, toggleFollowed } from './followed';
import { NotStored } from './not-stored';
import { useFollowed } from './use-followed';

const loadAlerts = () =>
  import('@/components/personal/alerts/match-alerts').then(({ MatchAlerts }) => MatchAlerts);

type Props = {
  match: Match;
  /** Whether the visitor has pressed the button that this menu's own replaces. */
  wasPressed: boolean;
};

/** The Follow button and its menu. */
export function FollowMenu({ match, wasPressed }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const followed = useFollowed();
  const [isUnstored, setIsUnstored] = useState(false);
  const [hasAlertsOpen, setHasAlertsOpen] = useState(false);
  const choices: Followed[] = [
    matchItem(match),
    ...match.teams.map(teamItem),
    ...(match.league ? [leagueItem({ slug: match.league, name: match.tournament })] : []),
  ];

  useEffect(() => {
    if (!wasPressed) return;
    menu.current?.showPopover();
    menu.current?.querySelector('input')?.focus();
  }, [wasPressed]);

  return (
    <>
      <FollowButton
        ref={button}
        popoverTarget={id}
        data-followed={isFollowedMatch(match, followed) || undefined}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        role="group"
        aria-label="Follow"
        onToggle={event => {
          if (event.newState === 'open' && button.current)
            placeBeside(event.currentTarget, button.current);
        }}
      >
        {choices.map(item => (
          <Choice
            key={item.kind + item.id}
            checked={followed.some(other => isSame(other, item))}
            onChange={() => setIsUnstored(!toggleFollowed(item))}
          >
            {item.kind === 'match' ? 'This match' : item.name}
          </Choice>
        ))}
        {match.status !== 'other' && (
          <button
            type="button"
            className={floating.choice}
            onClick={() => {
              menu.current?.hidePopover();
              setHasAlertsOpen(true);
            }}
          >
            <Icon icon="clock-alert" size={20} />
            Alerts for this match
          </button>
        )}
        <HideScoresChoice />
        <AppLink href="/following">All that you follow</AppLink>
      </div>
      {hasAlertsOpen && (
        <LoadedPanel
          open
          load={loadAlerts}
          props={{ match, onClose: () => setHasAlertsOpen(false) }}
          fallback={null}
        />
      )}
      {isUnstored && <NotStored />}
    </>
  );
}
