'use client';

import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { chosenBookmakersKey } from '@/lib/device-keys';
import styles from './chosen-line.module.css';

const load = () => import('./list-choice').then(({ ListChoice }) => ListChoice);

/** Applies a visitor's choice of bookmakers to the live list around it and states it; its code is loaded with a choice. */
export function ChosenNote() {
  const hasChosen = useIsStored(chosenBookmakersKey);
  return (
    <div className={styles.place}>
      <LoadedPanel open={hasChosen} load={load} props={{}} fallback={null} />
    </div>
  );
}
