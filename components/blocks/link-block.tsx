import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { BlockOf } from '@/lib/contract/blocks/block';
import { ContentLink } from '../content/content-link';
import { Icon } from '../ui/icon';
import styles from './link-block.module.css';

export function LinkBlock({ title, href }: BlockOf<'LinkPlugin'>) {
  return (
    <ContentLink href={href} className={styles.link}>
      {title}
      <Icon icon={chevronRight} size={16} />
    </ContentLink>
  );
}
