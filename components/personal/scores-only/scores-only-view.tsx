import { ScoresOnlyForm } from './scores-only-form';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/state/empty-state';

/** Replaces pages that have nothing but offers, for a visitor who chose scores only. */
export function ScoresOnlyView() {
  return (
    <EmptyState
      size="page"
      icon="shield-check"
      title="Hidden by scores only"
      text="You chose to see no prices, offers or adverts. This page has nothing else."
      action={
        <ScoresOnlyForm next="off">
          {button => <Button {...button}>Turn scores only off</Button>}
        </ScoresOnlyForm>
      }
    />
  );
}
