import { brandMarks } from '@/components/ui/brand-marks';
import { ExternalLink } from '@/components/ui/external-link';
import { ShareMore } from './share-more.client';
import styles from './share.module.css';

type Props = {
  title: string;
  /** The page's whole address. */
  url: string;
};

/** Plain links to where a page can be shared: nobody else's script, nothing sent before a click. */
export function Share({ title, url }: Props) {
  const places = [
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url })}`,
    },
    {
      name: 'WhatsApp',
      href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
    },
    {
      name: 'Telegram',
      href: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
    },
  ];

  return (
    <ul className={styles.share} aria-label="Share">
      {places.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink className={styles.link} href={href}>
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d={brandMarks.get(name.toLowerCase())} />
            </svg>
            <span className="visually-hidden">Share on {name} </span>
          </ExternalLink>
        </li>
      ))}
      <ShareMore title={title} url={url} />
    </ul>
  );
}
