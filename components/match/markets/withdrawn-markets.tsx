import { useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { Panel } from '@/components/ui/panel';
import type { Market } from '@/lib/domain/odds/market';
import styles from './withdrawn-markets.module.css';

type Props = { markets: Market[] };

/** The markets withdrawn since the page opened, named when the panel is expanded. */
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
