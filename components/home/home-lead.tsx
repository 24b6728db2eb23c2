import { RichText } from '@/components/content/rich-text';
import styles from './home-lead.module.css';

type Props = { title: string; text: string };

/** Title and introduction of the home page, beside an image. */
export function HomeLead({ title, text }: Props) {
  return (
    <section className={styles.lead}>
      <div className={styles.words}>
        {title && <h1 className={styles.title}>{title}</h1>}
        {text && (
          <div className={styles.text}>
            <RichText html={text} variant="small" />
          </div>
        )}
      </div>
      <img
        className={styles.picture}
        src="/cards/1.svg"
        width={640}
        height={360}
        alt=""
        loading="lazy"
      />
    </section>
  );
}
