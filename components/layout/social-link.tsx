import { BrandMark } from '../ui/brand-mark';
import { ExternalLink } from '../ui/external-link';
import { Icon } from '../ui/icon';
import { isBrandName } from '../ui/icon-names';
import styles from './social-link.module.css';

type Props = { href: string; slug: string };

/** A place elsewhere: its slug is the icon, as a class too, and the text. */
export function SocialLink({ href, slug }: Props) {
  return (
    <ExternalLink className={`${styles.social} ${slug}`} href={href}>
      {isBrandName(slug) ? <BrandMark brand={slug} /> : <Icon icon="link" />}
      <span className={styles.name}>{slug}</span>
    </ExternalLink>
  );
}
