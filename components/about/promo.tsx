import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { MovingPhones } from './moving-phones.client';
import { Phone } from './phone';
import styles from './promo.module.css';

export type PromoText = {
  title: string;
  text: string;
  link: { lead: 'Read also' | 'Visit also'; label: string; href: string };
  screens: [Parameters<typeof Phone>[0]['screen'], Parameters<typeof Phone>[0]['screen']];
};

/** A promo for one feature of the site, with two illustrated phones. */
export function Promo({ title, text, link, screens }: PromoText) {
  return (
    <section className={styles.promo}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.more}>
          {link.lead}:{' '}
          <AppLink className={styles.link} href={link.href}>
            {link.label}
            <Icon icon="chevron-right" size={16} />
          </AppLink>
        </p>
      </div>
      <div className={`${styles.ground} mown`}>
        <MovingPhones>
          {screens.map(screen => (
            <Phone key={screen} screen={screen} />
          ))}
        </MovingPhones>
      </div>
    </section>
  );
}
