import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { AppLink } from '@/components/link/app-link';
import { usePageContext } from '@/components/link/page-context.client';
import { Icon } from '@/components/icon/icon';
import { Choice } from '@/components/ui/choice';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import type { MatchAlertKind } from '@/lib/contract/alerts';
import type { Match } from '@/lib/domain/match/match';
import { showsPrices } from '@/lib/domain/policy';
import { supportsAlerts } from './alert-device';
import { AlertItems } from './alert-items';
import { alertKinds, alertNames } from './alert-names';
import styles from './match-alerts.module.css';
import { PriceAlertForm } from './price-alert-form';
import { useAlerts } from './use-alerts';

type Props = { match: Match; onClose: () => void };

/** The alerts of a match, in a dialog: what happens in it, and prices where they are shown. */
export function MatchAlerts({ match, onClose }: Props) {
  const id = useId();
  const { props, close } = useModalDialog();

  // Outside of the scoreboard, whose colours are others.
  return createPortal(
    <dialog {...props} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>Alerts for {match.teams.map(({ name }) => name).join(' v ')}</h2>
          <button type="button" className={styles.close} aria-label="Close alerts" onClick={close}>
            <Icon icon="x" />
          </button>
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
  const [wanted, setWanted] = useState<readonly MatchAlertKind[] | null>(null);
  const own = (alerts ?? []).filter(({ event }) => event.id === match.id);
  const kinds = wanted ?? alertKinds.filter(kind => own.some(one => one.kind === kind));

  /** Shows the choice at once; it is undone when the server does not take it. */
  async function choose(kind: MatchAlertKind, isChosen: boolean): Promise<void> {
    const others = kinds.filter(one => one !== kind);
    const next = isChosen ? [...others, kind] : others;
    setWanted(next);
    const done = isChosen ? 'You will be alerted' : 'No more alerts';
    const name = alertNames[kind];
    await change({ type: 'match', event: match.id, kinds: next }, `${done}: ${name}.`);
    setWanted(latest => (latest === next ? null : latest));
  }

  return (
    <>
      <p className={styles.lead}>
        They come to this device, also while the site is closed. The server knows the address that
        your browser made for them, what you choose here and when it ends, and nothing of you.
      </p>
      <fieldset className={styles.kinds} disabled={alerts === null}>
        <legend>Tell me</legend>
        {alertKinds.map(kind => (
          <Choice
            key={kind}
            checked={kinds.includes(kind)}
            onChange={isChosen => void choose(kind, isChosen)}
          >
            {alertNames[kind]}
          </Choice>
        ))}
      </fieldset>
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
