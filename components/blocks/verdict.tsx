import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';
import styles from './verdict.module.css';

type Props = { kind: 'pros' | 'cons'; title: string | null; items: string[] };

const looks: Record<Props['kind'], { title: string; icon: IconName }> = {
  pros: { title: 'Pros', icon: 'check' },
  cons: { title: 'Cons', icon: 'x' },
};

/** What speaks for something, with ticks, or against it, with crosses. */
export function Verdict({ kind, title, items }: Props) {
  const look = looks[kind];

  return (
    <div className={styles.verdict} data-kind={kind}>
      <h3 className={styles.title}>{title ?? look.title}</h3>
      <ul className={styles.items}>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            <Icon icon={look.icon} className={styles.icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
