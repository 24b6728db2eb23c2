import type { Anchor } from '@/lib/domain/anchor';
import { attribute, isElement, visibleText, type HtmlNode } from './clean-html';

/** Ids that the frame of the page has. */
const frameIds = ['content', 'menu'];

/** Gives ids that no heading of a page has yet: of the author's, or of the heading's words. */
export function createIds(): (wish: string) => string {
  const taken = new Set(frameIds);
  return wish => {
    const slug = toSlug(wish);
    let id = slug;
    for (let copy = 2; taken.has(id); copy += 1) id = `${slug}-${copy}`;
    taken.add(id);
    return id;
  };
}

function toSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 60);
  return slug.replace(/^-|-$/g, '') || 'section';
}

/** Writes an id into each h2 and h3 that says something; the h2 are the anchors. */
export function markHeadings(
  nodes: readonly HtmlNode[],
  newId: (wish: string) => string,
): Anchor[] {
  return nodes.filter(isElement).flatMap(element => {
    if (!['h2', 'h3'].includes(element.tagName)) return markHeadings(element.childNodes, newId);
    const title = visibleText(element.childNodes).replace(/\s+/g, ' ').trim();
    if (title === '') return [];
    const id = newId(attribute(element, 'id') ?? title);
    element.attrs = [{ name: 'id', value: id }];
    return element.tagName === 'h2' ? [{ id, title }] : [];
  });
}
