import { useEffect } from 'react';
import type { Confirmations } from './confirmations';
import { onServerTimeLearnt, serverNow } from '../server-clock';

const lookMs = 1000;

/** Keeps telling the time to the confirmations of a screen, so that its live prices can grow late. */
export function useConfirmationWatch(confirmations: Confirmations): void {
  useEffect(() => {
    const look = () => confirmations.check(serverNow());
    look();
    const timer = setInterval(look, lookMs);
    const forget = onServerTimeLearnt(look);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [confirmations]);
}
