import { RichText } from '@/components/content/rich-text';
import { ContactFields } from './contact-fields.client';
import styles from './contact-form.module.css';

type Props = { title?: string | null | undefined; /** HTML. */ text?: string | null | undefined };

export function ContactForm({ title, text }: Props) {
  return (
    <div className={`${styles.contact} card`}>
      {title && <h2>{title}</h2>}
      {text && <RichText html={text} headingIds="page" />}
      <ContactFields />
      <noscript>
        <p className={styles.note}>Sending this form needs JavaScript.</p>
      </noscript>
    </div>
  );
}
