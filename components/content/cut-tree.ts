import { isElement, visibleText, type HtmlNode } from './clean-html';

/**
 * A text cut after so many visible characters, with '...' where it is cut; null when it is no longer
 * than that. White space between words counts once.
 */
export function cutTree(nodes: readonly HtmlNode[], length: number): HtmlNode[] | null {
  const left = { characters: length };
  if (charactersOf(visibleText(nodes)) <= length) return null;
  return cut(nodes, left);
}

const charactersOf = (text: string): number => [...text.replace(/\s+/g, ' ').trim()].length;

function cut(nodes: readonly HtmlNode[], left: { characters: number }): HtmlNode[] {
  const kept: HtmlNode[] = [];
  for (const node of nodes) {
    if (left.characters <= 0) break;
    if (isElement(node)) {
      kept.push({ ...node, childNodes: cut(node.childNodes, left) });
    } else if ('value' in node) {
      const characters = [...node.value.replace(/\s+/g, ' ')];
      if (characters.length <= left.characters) kept.push(node);
      else {
        const value = `${characters.slice(0, left.characters).join('').trimEnd()}...`;
        kept.push({ ...node, value });
      }
      left.characters -= node.value.trim() === '' ? 0 : characters.length;
    }
  }
  return kept;
}
