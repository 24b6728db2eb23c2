import GithubSlugger from 'github-slugger';
import { attribute, isElement, visibleText, type HtmlNode } from './clean-html';
import type { Anchor } from './anchor';

/** Ids used by the layout of the site (components/layout). */
const reservedIds = ['content', 'menu', 'social-media'];

/** Returns a function that converts an author's id or a heading's text into a unique id. */
export function createHeadingIds(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  return text => slugger.slug(toWords(text) || 'section');
}

/** Returns the first 60 characters without Latin diacritics, with spaces for punctuation. */
function toWords(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return /^.{0,60}/u.exec(plain.trim())?.[0].trim() ?? '';
}

/** Assigns a unique id to each h2 and h3 with text; returns an anchor for each h2. */
export function assignHeadingIds(
  nodes: readonly HtmlNode[],
  newId: (text: string) => string,
): Anchor[] {
  return nodes.filter(isElement).flatMap(element => {
    if (!['h2', 'h3'].includes(element.tagName)) return assignHeadingIds(element.childNodes, newId);
    const title = visibleText(element.childNodes).replace(/\s+/g, ' ').trim();
    if (title === '') return [];
    const id = newId(attribute(element, 'id') ?? title);
    element.attrs = [{ name: 'id', value: id }];
    return element.tagName === 'h2' ? [{ id, title }] : [];
  });
}

/** Removes the ids that an author gave to headings. */
export function removeHeadingIds(nodes: readonly HtmlNode[]): void {
  for (const element of nodes.filter(isElement)) {
    if (['h2', 'h3'].includes(element.tagName)) element.attrs = [];
    removeHeadingIds(element.childNodes);
  }
}
