import { ButtonLink } from '@/components/link/button-link';
import { EmptyState } from './empty-state';

/** Replaces pages that the law of the visitor's country prohibits. */
export function RegionBlockedView() {
  return (
    <EmptyState
      size="page"
      icon="map-pin-off"
      title="Not available in your country"
      text="The law where you are, as far as we can tell, does not let us show this page."
      action={
        <ButtonLink href="/responsible-gambling" variant="quiet">
          Responsible gambling
        </ButtonLink>
      }
    />
  );
}
