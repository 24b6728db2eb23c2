import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import { limitOpenTags } from './limit-open-tags';

export type HtmlNode = Tree.ChildNode;
export type HtmlElement = Tree.Element;

/** Deeper than authors nest; browsers and React traverse trees recursively. */
const maxDepth = 40;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'div'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img', 'br', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small'],
    ...['sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'code', 'kbd', 'time'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'data-set', 'alt', 'width', 'height'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    abbr: ['title'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Elements whose text is discarded together with the tag.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'iframe'],
    ...['noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math', 'object', 'audio', 'video'],
  ],
  transformTags: {
    h1: 'h2',
    // Renamed, because sanitize-html parses `srcset` and logs invalid values to the console.
    img: (tagName, { srcset, ...attribs }) => ({
      tagName,
      attribs: srcset === undefined ? attribs : { ...attribs, 'data-set': srcset },
    }),
  },
  nestingLimit: maxDepth,
};

/**
 * Returns HTML as a tree of allowed elements and attributes that survives serialising and parsing
 * unchanged, so that the browser's DOM matches React's output.
 */
export function cleanTree(written: string): HtmlNode[] {
  const html = limitOpenTags(written);
  let markup = sanitizeHtml(html, options);
  for (let pass = 0; pass < 4; pass += 1) {
    const tree = parseInDiv(markup);
    const again = serialize(tree);
    if (again === markup) return tree.childNodes;
    markup = again;
  }
  return parseInDiv(sanitizeHtml(html, { allowedTags: [] })).childNodes;
}

/** Without the `div` as context, the parser would accept table rows outside of a table. */
function parseInDiv(markup: string): Tree.DocumentFragment {
  const [div] = parseFragment('<div></div>').childNodes;
  return parseFragment(div as HtmlElement, markup, {});
}

export const toMarkup = (nodes: HtmlNode[]): string => {
  const root = parseInDiv('');
  root.childNodes = nodes;
  return serialize(root);
};

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

export function visibleText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map(node => {
      if (isElement(node)) return node.tagName === 'br' ? '\n' : visibleText(node.childNodes);
      return 'value' in node ? node.value : '';
    })
    .join('');
}

export const attribute = (element: HtmlElement, name: string): string | null =>
  element.attrs.find(attr => attr.name === name)?.value ?? null;
