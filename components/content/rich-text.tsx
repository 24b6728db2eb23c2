import { cleanTree } from './clean-html';
import { createHeadingIds, assignHeadingIds } from './heading-ids';
import { toElements } from './html-elements';
import styles from './rich-text.module.css';

type Props = {
  html: string;
  /** 'lead': the first paragraph is an introduction; 'small': used inside cards. */
  variant?: 'text' | 'lead' | 'small';
  /** Headings get ids; off for content that appears a second time on the page. */
  anchors?: boolean;
};

/**
 * Sanitises HTML on the server and renders it as React elements. Server only: the parser and the
 * sanitiser must not reach the client bundle.
 */
export function RichText({ html, variant = 'text', anchors = true }: Props) {
  const nodes = cleanTree(html);
  if (anchors) assignHeadingIds(nodes, createHeadingIds());
  return <div className={`${styles.text} ${styles[variant]}`}>{toElements(nodes)}</div>;
}
