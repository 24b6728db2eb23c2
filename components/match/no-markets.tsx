import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

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
