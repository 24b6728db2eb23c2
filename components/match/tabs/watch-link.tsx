import { ExternalLink } from '@/components/link/external-link';
import { Icon } from '@/components/icon/icon';
import styles from './info-panel.module.css';

type Props = { href: string };

/** The link to the broadcast in Match info. */
export const WatchLink = ({ href }: Props) => (
  <ExternalLink className={styles.watch} href={href}>
    Watch on hotstar
    <Icon icon="square-arrow-out-up-right" size={16} />
  </ExternalLink>
);
