import type { HelpLine } from '@/lib/domain/help-lines';
import styles from './help-lines.module.css';

type Props = {
  lines: HelpLine[];
  /** At the foot of every page, or within the page that is about it. */
  place?: 'foot' | 'page';
};

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Whom to turn to when gambling hurts, by country, as the operator's settings name them. */
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
