import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { Market } from '@/lib/domain/market';
import styles from './withdrawn-markets.module.css';

type Props = { markets: Market[] };

/** The markets that were taken back since the page opened, named once somebody asks. */
export function WithdrawnMarkets({ markets }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      headingLevel="h2"
      title={`Withdrawn markets (${markets.length})`}
      onToggle={setOpen}
      open={isOpen}
    >
      {isOpen && (
        <ul className={styles.list}>
          {markets.map(({ id, name }) => (
            <li key={id} className={styles.market}>
              <span className={styles.name}>{name}</span>
              <Icon icon="lock" size={16} />
              Suspended
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
