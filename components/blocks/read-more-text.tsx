import type { BlockOf } from '@/lib/contract/blocks/block';
import { cleanTree, toMarkup } from '../content/clean-html';
import { cutTree } from '../content/cut-tree';
import { RichText } from '../content/rich-text';
import styles from './read-more-text.module.css';

/** A long text, cut until a reader asks for all of it. It works before and without scripts. */
export function ReadMoreText({ html, length }: BlockOf<'ReadMorePlugin'>) {
  const cut = cutTree(cleanTree(html), length);
  if (!cut) return <RichText html={html} />;

  return (
    <div className={styles.text}>
      <div className={styles.cut}>
        <RichText html={toMarkup(cut)} anchors={false} />
      </div>
      <details className={styles.whole}>
        <summary className={styles.toggle}>
          <span className={styles.more}>Read more</span>
          <span className={styles.less}>Less</span>
        </summary>
        <RichText html={html} />
      </details>
    </div>
  );
}
