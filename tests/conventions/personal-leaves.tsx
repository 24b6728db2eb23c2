import { AlertList } from '@/components/personal/alerts/alert-list.client';
import { ChosenMovers } from '@/components/movers/chosen-movers.client';
import { ChosenNote } from '@/components/personal/bookmakers/chosen-note.client';
import { MyBookmakersPanel } from '@/components/personal/bookmakers/my-bookmakers-panel.client';
import { matchItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { FollowingList } from '@/components/personal/follow/following-list.client';
import { HideScoresSwitch } from '@/components/personal/hide-scores/hide-scores-switch.client';
import { YourMatches } from '@/components/match/list/your-matches.client';
import { LatePartsLoader } from '@/components/late/late-parts.client';
import { OfflineStorage } from '@/components/personal/offline/offline-storage.client';
import { CostForm } from '@/components/personal/safer/cost-form.client';
import { ReminderChoice } from '@/components/personal/safer/reminder-choice.client';
import { SeveritySum } from '@/components/personal/safer/severity-sum.client';
import type { Match } from '@/lib/domain/match/match';
import { inList, leaf, type Leaf } from './leaf';

/** The client files of what visitors choose for themselves. */
export const personalLeaves = (live: Match): Record<string, Leaf> => ({
  'components/personal/alerts/alert-list': leaf(<AlertList />, 'nothing of you'),
  'components/movers/chosen-movers': leaf(
    <ChosenMovers hours={1}>
      <p>Moves of all</p>
    </ChosenMovers>,
    'Moves of all',
  ),
  'components/personal/bookmakers/chosen-note': leaf(<ChosenNote />, '<div'),
  'components/personal/bookmakers/my-bookmakers-panel': leaf(
    <MyBookmakersPanel />,
    'needs JavaScript',
  ),
  'components/personal/hide-scores/hide-scores-switch': leaf(<HideScoresSwitch />, 'Hide scores'),
  'components/personal/offline/offline-storage': leaf(<OfflineStorage />, 'without a connection'),
  'components/personal/follow/follow-star': leaf(
    <FollowStar item={matchItem(live)} />,
    'Follow Ferns v Herons',
  ),
  'components/personal/follow/following-list': leaf(<FollowingList />, 'on this device only'),
  'components/personal/safer/reminder-choice': leaf(<ReminderChoice />, 'Remind me'),
  'components/personal/safer/severity-sum': leaf(
    <SeveritySum>
      <p>Questions</p>
    </SeveritySum>,
    'Add up the points',
  ),
  'components/personal/safer/cost-form': leaf(<CostForm />, 'Stake of a bet'),
  // Nobody follows anything on the server: the place is empty.
  'components/match/list/your-matches': leaf(inList([live], <YourMatches />), ''),
  'components/late/late-parts': leaf(<LatePartsLoader />, ''),
});
