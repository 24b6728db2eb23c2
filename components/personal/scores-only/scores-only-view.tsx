import { ScoresOnlyForm } from './scores-only-form';
import { Button } from '@/components/ui/button';
import { BreakEnd } from '@/components/personal/safer/break-end';
import { EmptyState } from '@/components/state/empty-state';

/** Replaces pages that have nothing but offers, for a visitor who chose scores only or is on a break. */
export function ScoresOnlyView({ isOnBreak }: { isOnBreak: boolean }) {
  return (
    <EmptyState
      size="page"
      icon="shield-check"
      title="Hidden by scores only"
      text="You chose to see no prices, offers or adverts. This page has nothing else."
      action={
        isOnBreak ? (
          <p>
            You are on a break
            <BreakEnd />
          </p>
        ) : (
          <ScoresOnlyForm next="off">
            {button => <Button {...button}>Turn scores only off</Button>}
          </ScoresOnlyForm>
        )
      }
    />
  );
}
