import type { CompareCell } from '@/lib/contract/blocks/bookmaker-compare';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import styles from './compare-value.module.css';
import { YesNo } from './yes-no';

type Props = { cell: CompareCell };

const platforms = new Map<string, { name: string; icon: IconName }>([
  ['android', { name: 'Android', icon: 'bot' }],
  ['apple', { name: 'iOS', icon: 'apple' }],
  ['ios', { name: 'iOS', icon: 'apple' }],
  ['web', { name: 'Web', icon: 'globe' }],
  ['desktop', { name: 'Desktop', icon: 'monitor' }],
  ['windows', { name: 'Windows', icon: 'monitor' }],
  ['mobile', { name: 'Mobile', icon: 'smartphone' }],
  ['tablet', { name: 'Tablet', icon: 'tablet' }],
]);

/** A comparison cell: a tick, a cross, text or platform icons. */
export function CompareValue({ cell }: Props) {
  switch (cell.kind) {
    case 'yes':
    case 'no':
      return <YesNo yes={cell.kind === 'yes'} />;
    case 'text':
      return cell.text;
    case 'platforms':
      return (
        <span className={styles.platforms}>
          {cell.names.map(name => (
            <Platform key={name} name={name} />
          ))}
        </span>
      );
    case 'none':
      return (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">Not known</span>
        </>
      );
  }
}

function Platform({ name }: { name: string }) {
  const platform = platforms.get(name.toLowerCase());
  if (!platform) return <span>{name}</span>;
  return (
    <span title={platform.name}>
      <Icon icon={platform.icon} />
      <span className="visually-hidden">{platform.name} </span>
    </span>
  );
}
