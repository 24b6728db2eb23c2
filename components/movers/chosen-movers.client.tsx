'use client';

import type { ReactNode } from 'react';
import place from '@/components/personal/bookmakers/chosen-line.module.css';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import { chosenBookmakersKey } from '@/lib/device-keys';

type Props = {
  hours: number;
  /** The moves of the best price of all bookmakers. */
  children: ReactNode;
};

const load = () =>
  import('@/components/personal/bookmakers/movers-choice').then(({ MoversChoice }) => MoversChoice);

/** Moves of the best price of all bookmakers, or of a visitor's choice, whose code is loaded with one. */
export function ChosenMovers({ hours, children }: Props) {
  const hasChosen = useIsStored(chosenBookmakersKey);
  return (
    <LoadedPanel
      open={hasChosen}
      load={load}
      props={{ hours, children }}
      fallback={
        <>
          <div className={place.place} />
          {children}
        </>
      }
    />
  );
}
