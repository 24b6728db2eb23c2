import { ButtonLink } from '@/components/link/button-link';
import { EmptyState } from '@/components/state/empty-state';

/** Replaces the markets of a match that has none. */
export function NoMarkets() {
  return (
    <EmptyState
      icon="ban"
      title="Markets are not available"
      text="This match will not be available to trade in-play."
      action={<ButtonLink href="/odds/matches">Visit Odds</ButtonLink>}
    />
  );
}
