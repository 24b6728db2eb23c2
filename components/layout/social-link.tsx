import link from 'lucide/dist/esm/icons/link.mjs';
import { brandMarks } from '../ui/brand-marks';
import { ExternalLink } from '../ui/external-link';
import { Icon } from '../ui/icon';
import styles from './social-link.module.css';

type Props = { href: string; slug: string };

/** A place elsewhere: its slug is the icon, as a class too, and the text. */
export function SocialLink({ href, slug }: Props) {
  const path = brandMarks.get(slug);

  return (
    <ExternalLink className={`${styles.social} ${slug}`} href={href}>
      {path ? (
        <svg className={styles.mark} width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          <path d={path} />
        </svg>
      ) : (
        <Icon icon={link} />
      )}
      <span className={styles.name}>{slug}</span>
    </ExternalLink>
  );
}
