import { RichText } from '@/components/content/rich-text';
import { Panel } from '@/components/ui/panel';
import { Section } from '@/components/ui/section';
import type { HomeInfo } from '@/lib/contract/home-info';
import styles from './betting-information.module.css';

type Props = { items: NonNullable<HomeInfo['betting_information']> };

/** Collapsible questions and answers; the first is open, and several may be. */
export function BettingInformation({ items }: Props) {
  return (
    <Section title="Betting information">
      <div className={styles.items}>
        {items.map(({ title, text }, index) => (
          <Panel key={title} title={title} headingLevel="h3" open={index === 0}>
            <div className={styles.text}>
              <RichText html={text} variant="small" />
            </div>
          </Panel>
        ))}
      </div>
    </Section>
  );
}
