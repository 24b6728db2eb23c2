import type { ReactNode } from 'react';
import type { MenuLink } from '@/lib/contract/menu';
import { AppLink } from '@/components/link/app-link';
import { Brand } from './brand';
import { ResponsibleGamblingNotice } from './responsible-gambling-notice';
import styles from './footer.module.css';
import { menuHref } from '@/components/sidebar/sidebar-pages';
import { SocialLink } from './social-link';

type Props = {
  siteName: string;
  links: MenuLink[];
  socialLinks: { href: string; slug: string }[];
  copyright: string;
  /** The credit that the source of the matches requires. */
  dataCredit: string | null;
  oddsSelector: ReactNode;
  newsletter?: ReactNode;
  helpLines?: ReactNode;
};

export function Footer(props: Props) {
  const { siteName, links, socialLinks, copyright, dataCredit, oddsSelector } = props;

  return (
    <footer className={`${styles.footer} mown on-pitch`}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand name={siteName} />
          <p className={styles.text}>
            Current Indian cricket news, play-by-play of players and matches, results, and
            international, major and minor league news.
          </p>
          {props.newsletter}
        </div>
        {links.length > 0 && (
          <nav className={styles.links} aria-label="Footer">
            <ul>
              {links.map(({ link, title }) => (
                <li key={link}>
                  <AppLink className={styles.link} href={menuHref(link)}>
                    {title}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.side}>
          {socialLinks.length > 0 && (
            <section className={styles.social} aria-labelledby="social-media">
              <h2 className={styles.heading} id="social-media">
                Social media
              </h2>
              <ul>
                {socialLinks.map(({ href, slug }) => (
                  <li key={href}>
                    <SocialLink href={href} slug={slug} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {oddsSelector}
        </div>
        {props.helpLines}
        <div className={styles.base}>
          <ResponsibleGamblingNotice />
          <p className={styles.text}>
            © {copyright}.{dataCredit && ` ${dataCredit}.`}
          </p>
        </div>
      </div>
    </footer>
  );
}
