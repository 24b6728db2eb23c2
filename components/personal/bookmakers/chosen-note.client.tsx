'use client';

import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { chosenBookmakersKey } from '@/lib/device-keys';
import styles from './chosen-line.module.css';

type Props = {
  /** 'list': of the prices of a live list around it; 'movers': of prices that are not compared by the choice. */
  of: 'list' | 'movers';
};

const loaders = {
  list: () => import('./list-choice').then(({ ListChoice }) => ListChoice),
  movers: () => import('./movers-choice').then(({ MoversChoice }) => MoversChoice),
};

/** Applies a visitor's choice of bookmakers to a page of prices and states it; its code is loaded with a choice. */
export function ChosenNote({ of }: Props) {
  const hasChosen = useIsStored(chosenBookmakersKey);
  return (
    <div className={styles.place}>
      <LoadedPanel open={hasChosen} load={loaders[of]} props={{}} fallback={null} />
    </div>
  );
}
