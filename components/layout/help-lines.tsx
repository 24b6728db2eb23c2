import type { HelpLine } from '@/lib/domain/content/help-lines';
import styles from './help-lines.module.css';

type Props = {
  lines: HelpLine[];
  /** 'foot' in the footer of every page, 'page' within the page about responsible gambling. */
  place?: 'foot' | 'page';
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Gambling helplines by country, from the operator's settings. */
export function HelpLines({ lines, place = 'foot' }: Props) {
  return (
    <section
      className={styles.help}
      data-place={place}
      aria-label={place === 'foot' ? 'Help with gambling' : 'Where to find help'}
    >
      <p className={styles.title}>
        {place === 'foot' ? 'Help with gambling' : 'Where to find help'}
      </p>
      <ul className={styles.lines}>
        {lines.map(({ country, name, url, phone }) => (
          <li key={`${country} ${name}`}>
            {country !== '*' && <span className={styles.country}>{countries.of(country)}: </span>}
            {url ? (
              <a className={styles.link} href={url} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}{' '}
            {phone && (
              <a className={styles.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
