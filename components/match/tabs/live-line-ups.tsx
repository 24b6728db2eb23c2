import { useState, type ReactNode } from 'react';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useScorecard } from '@/components/live/match-details';

/** `fallback` are the line-ups in the server's HTML, if they were known. */
type Props = { fallback: ReactNode };

const load = () => import('./line-ups').then(({ LineUps }) => LineUps);

/** The line-ups before a match; those that are announced while the page is open replace the server's. */
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
