import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { AppLink } from '@/components/link/app-link';
import { usePageContext } from '@/components/link/page-context.client';
import { CloseButton } from '@/components/ui/close-button/close-button';
import { Choice } from '@/components/ui/choice';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import { matchAlertKinds, type MatchAlertKind } from '@/lib/contract/alerts';
import type { Match } from '@/lib/domain/match/match';
import { matchTitle } from '@/lib/domain/match/match-name';
import { showsPrices } from '@/lib/domain/policy';
import { supportsAlerts } from './alert-device';
import { AlertItems } from './alert-items';
import { alertNames } from './alert-names';
import styles from './match-alerts.module.css';
import { PriceAlertForm } from './price-alert-form';
import { useAlerts } from './use-alerts';

type Props = { match: Match; onClose: () => void };

/** The alert rules of a match, in a dialog: its events, and prices where those are allowed; of an outright prices only. */
export function MatchAlerts({ match, onClose }: Props) {
  const id = useId();
  const { props, close } = useModalDialog();

  // Outside the scoreboard, which has other colours.
  return createPortal(
    <dialog {...props} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>Alerts for {matchTitle(match)}</h2>
          <CloseButton label="Close alerts" onClick={close} />
        </div>
        {supportsAlerts() ? <Choices match={match} /> : <NotSupported />}
      </div>
    </dialog>,
    document.body,
  );
}

function Choices({ match }: { match: Match }) {
  const { policy } = usePageContext();
  const { alerts, message, change } = useAlerts();
  const [pending, setPending] = useState<readonly MatchAlertKind[] | null>(null);
  const own = (alerts ?? []).filter(({ event }) => event.id === match.id);
  const kinds = pending ?? matchAlertKinds.filter(kind => own.some(alert => alert.kind === kind));

  /** Shows the choice immediately, and reverts it when the server rejects it. */
  async function choose(kind: MatchAlertKind, isChosen: boolean): Promise<void> {
    const others = kinds.filter(other => other !== kind);
    const next = isChosen ? [...others, kind] : others;
    setPending(next);
    const done = isChosen ? 'You will be alerted' : 'No more alerts';
    const name = alertNames[kind];
    await change({ type: 'match', event: match.id, kinds: next }, `${done}: ${name}.`);
    setPending(latest => (latest === next ? null : latest));
  }

  return (
    <>
      <p className={styles.lead}>
        They come to this device, also while the site is closed. The server knows the address that
        your browser made for them, what you choose here and when it ends, and nothing of you.
      </p>
      {!match.isOutright && (
        <fieldset className={styles.kinds} disabled={alerts === null}>
          <legend>Tell me</legend>
          {matchAlertKinds.map(kind => (
            <Choice
              key={kind}
              checked={kinds.includes(kind)}
              onChange={isChosen => void choose(kind, isChosen)}
            >
              {alertNames[kind]}
            </Choice>
          ))}
        </fieldset>
      )}
      {showsPrices(policy) && match.markets.length > 0 && (
        <PriceAlertForm match={match} onChange={change} />
      )}
      <AlertItems alerts={own.filter(({ kind }) => kind === 'price')} onChange={change} />
      <p role="status" className={styles.message}>
        {message}
      </p>
      <AppLink href="/alerts">All alerts of this device</AppLink>
    </>
  );
}

const NotSupported = () => (
  <p className={styles.lead}>
    This browser has no alerts for this site. On an iPhone or iPad, add the site to the home screen
    first and open it from there.
  </p>
);
