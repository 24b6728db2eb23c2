'use client';

import { useEffect, useState } from 'react';
import { breakKey, hideScoresKey, reminderKey } from '@/lib/device-keys';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { onFirstInteraction } from '@/components/late/on-first-interaction';
import { useIsStored } from '@/components/ui/use-is-stored';

const load = () => import('./late-parts').then(({ LateParts }) => LateParts);

/**
 * Parts of every page that are loaded after the first interaction, or immediately for those who hide
 * scores, are reminded or have had a break.
 */
export function LatePartsLoader() {
  const hidesScores = useIsStored(hideScoresKey);
  const hasReminder = useIsStored(reminderKey);
  const hasBreak = useIsStored(breakKey);
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => void onFirstInteraction().then(() => setIsStaying(true)), []);
  return (
    <LoadedPanel
      open={hidesScores || hasReminder || hasBreak || isStaying}
      load={load}
      props={{ isStaying, hidesScores, hasReminder }}
      fallback={null}
    />
  );
}
