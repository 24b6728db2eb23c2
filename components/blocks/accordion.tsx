import type { BlockOf } from '@/lib/contract/blocks/block';
import { RichText } from '@/components/content/rich-text';
import { Panel } from '@/components/ui/panel';
import styles from './accordion.module.css';
import { TitledBlock } from './titled-block';

/** Questions with collapsible answers; the first is open, and several may be. */
export function Accordion({ title, items }: BlockOf<'AccordionPlugin'>) {
  return (
    <TitledBlock title={title}>
      <div className={styles.items}>
        {items.map((item, index) => (
          <Panel key={index} title={item.title} open={index === 0}>
            <RichText html={item.html} variant="small" headingIds="page" />
          </Panel>
        ))}
      </div>
    </TitledBlock>
  );
}
