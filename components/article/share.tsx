import { BrandMark } from '@/components/icon/brand-mark';
import { ExternalLink } from '@/components/link/external-link';
import type { BrandName } from '@/components/icon/icon-names';
import { ShareMore } from './share-more.client';
import styles from './share.module.css';

type Props = {
  title: string;
  /** Absolute URL. */
  url: string;
};

/** Share links without third-party scripts, so nothing is sent before a click. */
export function Share({ title, url }: Props) {
  const services: { name: string; brand: BrandName; href: string }[] = [
    {
      name: 'Facebook',
      brand: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: 'Twitter',
      brand: 'twitter',
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`,
    },
    {
      name: 'WhatsApp',
      brand: 'whatsapp',
      href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
    },
    {
      name: 'Telegram',
      brand: 'telegram',
      href: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
    },
  ];

  return (
    <ul className={styles.share} aria-label="Share">
      {services.map(({ name, brand, href }) => (
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
