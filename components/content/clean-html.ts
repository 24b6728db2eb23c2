import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import {
  allowedTags,
  discardedTags,
  embeddingTags,
  renamedTags,
} from '@/lib/domain/content/allowed-html';
import { limitOpenTags } from './limit-open-tags';
import { toVideo } from '@/lib/domain/content/video';
import { meantTag } from './pasted-styles';

export type HtmlNode = Tree.ChildNode;
export type HtmlElement = Tree.Element;

/** Deeper than authors nest; browsers and React traverse trees recursively. */
const maxDepth = 40;

const asMeant: sanitizeHtml.Transformer = (tagName, { style, ...attribs }) => ({
  tagName: meantTag(tagName, style),
  attribs,
});

/** The frame of a video is a link to it; frames of anything else are left out. */
const toLink: sanitizeHtml.Transformer = (tagName, { src = '', title }) => {
  const video = toVideo(src);
  return video
    ? { tagName: 'a', attribs: { href: video.pageUrl }, text: title || 'Watch the video' }
    : { tagName, attribs: {} };
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
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
  nonTextTags: [...discardedTags],
  transformTags: {
    ...renamedTags,
    ...Object.fromEntries(['b', 'strong', 'i', 'em', 'span'].map(name => [name, asMeant])),
    ...Object.fromEntries(embeddingTags.map(name => [name, toLink])),
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
