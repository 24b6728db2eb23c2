import { cleanTree } from './clean-html';
import { createHeadingIds, assignHeadingIds, removeHeadingIds } from './heading-ids';
import { toElements } from './html-elements';
import styles from './rich-text.module.css';

type Props = {
  html: string;
  /** 'lead': the first paragraph is an introduction; 'small': used inside cards. */
  variant?: 'text' | 'lead' | 'small';
  /**
   * Ids of headings. 'none' because several texts of a page would have the same; 'page' are unique on
   * the page already (`toPageContent`); 'own' for the only text of a page that has any.
   */
  headingIds?: 'none' | 'page' | 'own';
};

/**
 * Sanitises HTML on the server and renders it as React elements. Server only: the parser and the
 * sanitiser must not reach the client bundle.
 */
export function RichText({ html, variant = 'text', headingIds = 'none' }: Props) {
  const nodes = cleanTree(html);
  if (headingIds === 'own') assignHeadingIds(nodes, createHeadingIds());
  if (headingIds === 'none') removeHeadingIds(nodes);
  return <div className={`${styles.text} ${styles[variant]}`}>{toElements(nodes)}</div>;
}
