import { BrandMark } from '@/components/icon/brand-mark';
import { ExternalLink } from '@/components/link/external-link';
import { shareServices } from '@/lib/domain/share/share-services';
import { ShareMore } from './share-more.client';
import styles from './share.module.css';

type Props = {
  title: string;
  /** Absolute URL. */
  url: string;
};

/** Share links without third-party scripts, so nothing is sent before a click. */
export function Share({ title, url }: Props) {
  return (
    <ul className={styles.share} aria-label="Share">
      {shareServices(title, url).map(({ name, brand, href }) => (
        <li key={name}>
          <ExternalLink className={styles.link} href={href}>
            <BrandMark brand={brand} />
            <span className="visually-hidden">Share on {name} </span>
          </ExternalLink>
        </li>
      ))}
      <ShareMore title={title} url={url} />
    </ul>
  );
}
