/* The HTML in texts that pages show; everything else is left out. */

export const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'div'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'br', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'small'],
  ...['sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'code', 'kbd', 'time'],
];

/** Elements whose text is left out together with the tag. */
export const discardedTags: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'iframe'],
  ...['noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math', 'object', 'audio', 'video'],
];

/** The heading that a page has itself is one rank lower in a text. */
export const renamedTags: Readonly<Record<string, string>> = { h1: 'h2' };

/** Elements that hold a document of another site: a page has a link to it when it is a video. */
export const embeddingTags: readonly string[] = ['iframe', 'embed'];
