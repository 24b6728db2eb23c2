import { Fragment } from 'react';
import { AppLink } from '@/components/link/app-link';
import type { Background } from '@/lib/domain/background/background';
import { previewSources, type MatchPreview } from '@/lib/domain/background/match-preview';
import { anchors } from '@/lib/domain/background/preview-facts';
import styles from './preview-text.module.css';

type Props = { background: Background; preview: MatchPreview | null };

/** The text of a preview with links to where its facts are from; without a text, links to what is known. */
export function PreviewText({ background, preview }: Props) {
  const parts = partsOf(background);
  if (!preview && parts.length === 0) return null;
  return (
    <section className={styles.preview}>
      <h2 className={styles.title}>{preview ? 'Preview' : 'Before the match'}</h2>
      {preview?.map((sentences, index) => (
        <p key={index} className={styles.paragraph}>
          {sentences.map(({ text }) => text).join(' ')}
        </p>
      ))}
      <p className={styles.sources}>
        {preview ? 'Written by a program from the records: ' : 'From the records: '}
        {(preview ? previewSources(preview) : parts).map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            {href.startsWith('#') ? (
              <a href={href}>{label}</a>
            ) : (
              <AppLink href={href}>{label}</AppLink>
            )}
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}

/** The sections of the page about what is known. */
const partsOf = ({ form, meetings, ground }: Background): { href: string; label: string }[] => [
  ...(form.length > 0 ? [{ href: `#${anchors.form}`, label: 'form' }] : []),
  ...(meetings ? [{ href: `#${anchors.meetings}`, label: 'meetings' }] : []),
  ...(ground ? [{ href: `#${anchors.ground}`, label: 'ground' }] : []),
];
