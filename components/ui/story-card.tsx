import type { ReactNode } from 'react';
import type { Picture } from '@/lib/domain/picture';
import { AppLink } from './app-link';
import { PictureBox } from './picture-box';
import styles from './story-card.module.css';

type Props = {
  href: string;
  title: string;
  headingLevel?: 'h2' | 'h3' | undefined;
  picture: Picture | null;
  /** 'wide' has its picture at the side where the card is broad enough. */
  look?: 'tall' | 'wide' | undefined;
  /** Among the first that a reader sees. */
  eager?: boolean | undefined;
  /** Above the title, small. */
  kicker?: ReactNode;
  /** Below it: terms, a button. */
  children?: ReactNode;
};

/** A picture over a title; all of it leads on, what lies below the title may have links of its own. */
export function StoryCard(props: Props) {
  const {
    href,
    title,
    headingLevel: Title = 'h3',
    picture,
    eager = false,
    kicker,
    look = 'tall',
  } = props;

  return (
    <article className={styles.card} data-look={look}>
      <div className={styles.parts}>
        <PictureBox className={styles.picture} picture={picture} eager={eager} />
        <div className={styles.body}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Title className={styles.title}>
            <AppLink className={styles.link} href={href}>
              {title}
            </AppLink>
          </Title>
          {props.children && <div className={styles.rest}>{props.children}</div>}
        </div>
      </div>
    </article>
  );
}
