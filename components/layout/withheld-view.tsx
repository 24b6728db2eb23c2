import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';

/** What the law of the visitor's country keeps from them. */
export function WithheldView() {
  return (
    <EmptyState
      size="page"
      icon="map-pin-off"
      title="Not available in your country"
      text="The law where you are, as far as we can tell, does not let us show this page."
      action={
        <ButtonLink href="/responsible-gambling" look="quiet">
          Responsible gambling
        </ButtonLink>
      }
    />
  );
}
