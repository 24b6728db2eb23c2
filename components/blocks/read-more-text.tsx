import type { BlockOf } from '@/lib/contract/blocks/block';
import { cleanTree, toMarkup } from '@/components/content/clean-html';
import { truncateTree } from '@/components/content/truncate-html';
import { RichText } from '@/components/content/rich-text';
import styles from './read-more-text.module.css';

/** Truncates a long text until Read more is clicked; works without JavaScript. */
export function ReadMoreText({ html, length }: BlockOf<'ReadMorePlugin'>) {
  const cut = truncateTree(cleanTree(html), length);
  if (!cut) return <RichText html={html} headingIds="page" />;

  return (
    <div className={styles.text}>
      <div className={styles.cut}>
        <RichText html={toMarkup(cut)} />
      </div>
      <details className={styles.full}>
        <summary className={styles.toggle}>
          <span className={styles.more}>Read more</span>
          <span className={styles.less}>Less</span>
        </summary>
        <RichText html={html} headingIds="page" />
      </details>
    </div>
  );
}
