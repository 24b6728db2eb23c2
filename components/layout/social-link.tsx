import { BrandMark } from '@/components/icon/brand-mark';
import { ExternalLink } from '@/components/link/external-link';
import { Icon } from '@/components/icon/icon';
import { isBrandName } from '@/components/icon/icon-names';
import styles from './social-link.module.css';

type Props = { href: string; slug: string };

/** A link to a social network; its slug is the icon, a class name and the text. */
export function SocialLink({ href, slug }: Props) {
  return (
    <ExternalLink className={`${styles.social} ${slug}`} href={href}>
      {isBrandName(slug) ? <BrandMark brand={slug} /> : <Icon icon="link" />}
      <span className={styles.name}>{slug}</span>
    </ExternalLink>
  );
}
