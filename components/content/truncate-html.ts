import { isElement, visibleText, type HtmlNode } from './clean-html';

/**
 * Truncates after `length` visible characters and appends '...'; returns null when the text is not
 * longer. Consecutive white space counts as one character.
 */
export function truncateTree(nodes: readonly HtmlNode[], length: number): HtmlNode[] | null {
  const left = { characters: length };
  if (visibleLength(visibleText(nodes)) <= length) return null;
  return cut(nodes, left);
}

const visibleLength = (text: string): number => [...text.replace(/\s+/g, ' ').trim()].length;

function cut(nodes: readonly HtmlNode[], left: { characters: number }): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes) {
    if (left.characters <= 0) break;
    if (isElement(node)) {
      result.push({ ...node, childNodes: cut(node.childNodes, left) });
    } else if ('value' in node) {
      const characters = [...node.value.replace(/\s+/g, ' ')];
      if (characters.length <= left.characters) result.push(node);
      else {
        const value = `${characters.slice(0, left.characters).join('').trimEnd()}...`;
        result.push({ ...node, value });
      }
      left.characters -= node.value.trim() === '' ? 0 : characters.length;
    }
  }
  return result;
}
