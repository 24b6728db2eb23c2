import type { BlockOf } from '@/lib/contract/blocks/block';
import { ContentLink } from '@/components/content/content-link';
import { Icon } from '@/components/icon/icon';
import styles from './link-block.module.css';

export function LinkBlock({ title, href }: BlockOf<'LinkPlugin'>) {
  return (
    <ContentLink href={href} className={styles.link}>
      {title}
      <Icon icon="chevron-right" size={16} />
    </ContentLink>
  );
}
