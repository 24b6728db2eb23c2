import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { Button } from '@/components/ui/button';
import type { Match } from '@/lib/domain/match/match';
import styles from './followed-only.module.css';
import { isFollowedMatch } from './followed';
import { useFollowed } from './use-followed';

/** A list that the visitor can limit to what they follow, and the switch for it. */
export function useFollowedOnly(matches: Match[]): { visible: Match[]; control: ReactNode } {
  const followed = useFollowed();
  const [isOnly, setIsOnly] = useState(false);
  if (followed.length === 0) return { visible: matches, control: null };
  const own = matches.filter(match => isFollowedMatch(match, followed));
  const control = (
    <div className={styles.control}>
      <Button aria-pressed={isOnly} onClick={() => setIsOnly(!isOnly)}>
        <Icon icon="star" size={16} />
        {`Followed (${own.length})`}
      </Button>
      {isOnly && own.length === 0 && <p>Nothing that you follow is in this list.</p>}
    </div>
  );
  return { visible: isOnly ? own : matches, control };
}
