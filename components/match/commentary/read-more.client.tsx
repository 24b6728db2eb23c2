'use client';

import { useState } from 'react';
import styles from './read-more.module.css';

type Props = { text: string };

/** Longer texts are cut at this many visible characters. */
const maxCharacters = 400;

export function ReadMore({ text }: Props) {
  const [expanded, setExpanded] = useState(false);
  const start = beginningOf(text);
  if (start === text) return <p className={styles.text}>{text}</p>;

  const shown = expanded ? text : `${start.trimEnd()}...`;
  return (
    <p className={styles.text}>
      {shown}{' '}
      <button
        type="button"
        className={styles.more}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? 'Less' : 'Read more'}
      </button>
    </p>
  );
}

const segmenter = new Intl.Segmenter('en');

/** The first visible characters: an accent or a flag of several code points counts as one. */
function beginningOf(text: string): string {
  if (text.length <= maxCharacters) return text;
  let [characters, length] = [0, 0];
  for (const { segment, index } of segmenter.segment(text)) {
    if (characters === maxCharacters) break;
    characters += 1;
    length = index + segment.length;
  }
  return text.slice(0, length);
}
