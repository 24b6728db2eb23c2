import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import styles from './verdict.module.css';

type Props = { kind: 'pros' | 'cons'; title: string | null; items: string[] };

const variants: Record<Props['kind'], { title: string; icon: IconName }> = {
  pros: { title: 'Pros', icon: 'check' },
  cons: { title: 'Cons', icon: 'x' },
};

/** Pros with ticks, or cons with crosses. */
export function Verdict({ kind, title, items }: Props) {
  const variant = variants[kind];

  return (
    <div className={styles.verdict} data-kind={kind}>
      <h3 className={styles.title}>{title ?? variant.title}</h3>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            <Icon icon={variant.icon} className={styles.icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
