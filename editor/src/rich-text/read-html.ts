import { DOMParser as ModelParser, type Node, type Schema } from '@tiptap/pm/model';

/** The node of HTML with one block; null for other HTML. */
export function readHtml(html: string, schema: Schema): Node | null {
  const doc = ModelParser.fromSchema(schema).parse(bodyOf(html));
  return doc.childCount === 1 ? doc.firstChild : null;
}

/** The body of HTML, also of what would be in the head of a page. */
export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
