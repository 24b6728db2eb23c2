import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time.client';
import { sharedConnection } from '@/lib/live/shared-connection';

type Props = {
  /** Unix seconds. */
  pausedAt: number;
};

/** The time since which updates are paused, and a button that resumes them. */
export const PausedContent = ({ pausedAt }: Props) => (
  <>
    <p>
      Paused at <LocalTime seconds={pausedAt} variant="clock" />. Scores and odds are from then.
    </p>
    <Button variant="primary" onClick={() => sharedConnection().setPaused(false)}>
      Resume
    </Button>
  </>
);
