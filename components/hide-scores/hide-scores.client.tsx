'use client';

import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { hideScoresKey } from './hide-scores-key';

const load = () => import('./hidden-scores').then(({ HiddenScores }) => HiddenScores);

/** Loads what covers and shows scores, for visitors who hide them. */
export const HideScores = () => (
  <LoadedPanel open={useIsStored(hideScoresKey)} load={load} props={{}} still={null} />
);
