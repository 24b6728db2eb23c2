import { useState, type ReactNode } from 'react';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useScorecard } from '@/components/live/match-details';

type Props = {
  /** The line-ups that the server rendered, if they were known. */
  fallback: ReactNode;
};

const load = () => import('./line-ups').then(({ LineUps }) => LineUps);

/** The line-ups before a match: those announced while the page is open replace the server's. */
export function LiveLineUps({ fallback }: Props) {
  const lineUps = useScorecard()?.lineUps ?? [];
  const names = JSON.stringify(lineUps);
  const [first] = useState(names);
  return (
    <LoadedPanel
      open={lineUps.length > 0 && names !== first}
      load={load}
      props={{ lineUps }}
      fallback={fallback}
    />
  );
}
