import { Button } from '@/components/ui/button';
import type { Alert } from '@/lib/contract/alerts';
import styles from './alert-items.module.css';
import { alertName } from './alert-names';
import type { AlertsOfDevice } from './use-alerts';

type Props = { alerts: readonly Alert[]; onChange: AlertsOfDevice['change'] };

/** Alerts, each with a button that ends it. */
export function AlertItems({ alerts, onChange }: Props) {
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.items}>
      {alerts.map(alert => (
        <li key={alert.id} className={styles.item}>
          {alertName(alert)}
          <Button
            onClick={() =>
              void onChange({ type: 'remove', id: alert.id }, `Ended: ${alertName(alert)}.`)
            }
          >
            End<span className="visually-hidden">: {alertName(alert)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
