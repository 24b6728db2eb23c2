import type { ReactNode } from 'react';
import type { Picture } from '@/lib/domain/content/picture';
import { AppLink } from '@/components/link/app-link';
import { ResponsiveImage } from './responsive-image';
import styles from './story-card.module.css';

type Props = {
  href: string;
  title: string;
  headingLevel?: 'h2' | 'h3' | undefined;
  picture: Picture | null;
  /** 'wide' shows the image at the side when the card is wide enough. */
  variant?: 'tall' | 'wide' | undefined;
  /** For cards in the first viewport. */
  eager?: boolean | undefined;
  /** Rendered above the title. */
  lead?: ReactNode;
  /** Small text above the title. */
  kicker?: ReactNode;
  /** A short text below the title. */
  text?: string | undefined;
  /** Rendered below the text, at the card's end: terms, a button. */
  children?: ReactNode;
};

/** A card whose title link covers it; `children` may contain links. */
export function StoryCard(props: Props) {
  const {
    href,
    title,
    headingLevel: Title = 'h3',
    picture,
    eager = false,
    kicker,
    variant = 'tall',
    text = '',
  } = props;

  return (
    <article className={styles.card} data-variant={variant}>
      <div className={styles.parts}>
        <ResponsiveImage className={styles.picture} picture={picture} eager={eager} />
        <div className={styles.body}>
          {props.lead}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Title className={styles.title}>
            <AppLink className={styles.link} href={href}>
              {title}
            </AppLink>
          </Title>
          {text && <p className={styles.text}>{text}</p>}
          {props.children && <div className={styles.rest}>{props.children}</div>}
        </div>
      </div>
    </article>
  );
}
