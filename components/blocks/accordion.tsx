import type { BlockOf } from '@/lib/contract/blocks/block';
import { RichText } from '../content/rich-text';
import { Panel } from '../ui/panel';
import styles from './accordion.module.css';
import { TitledBlock } from './titled-block';

/** Questions and their answers; several may be open, the first one is. */
export function Accordion({ title, items }: BlockOf<'AccordionPlugin'>) {
  return (
    <TitledBlock title={title}>
      <div className={styles.items}>
        {items.map((item, at) => (
          <Panel key={at} title={item.title} open={at === 0}>
            <RichText html={item.html} look="small" anchors={false} />
          </Panel>
        ))}
      </div>
    </TitledBlock>
  );
}
