import { cleanTree } from './clean-html';
import { createIds, markHeadings } from './heading-ids';
import { toElements } from './html-elements';
import styles from './rich-text.module.css';

type Props = {
  html: string;
  /** 'lead': the first paragraph is an introduction; 'small': a part of a card. */
  look?: 'text' | 'lead' | 'small';
  /** Headings can be linked to. Not in a copy of what stands elsewhere on the page. */
  anchors?: boolean;
};

/**
 * A host's HTML, cleaned on the server and drawn as React elements. Server only: none of what it
 * stands on may reach the browser.
 */
export function RichText({ html, look = 'text', anchors = true }: Props) {
  const nodes = cleanTree(html);
  if (anchors) markHeadings(nodes, createIds());
  return <div className={`${styles.text} ${styles[look]}`}>{toElements(nodes)}</div>;
}
