import { Extension, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** The prefix of a picture's name in the addresses of the content format. */
const picturePrefix = 'picture:';

/** A picture of the site, by its name. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: element => element.getAttribute('src')?.slice(picturePrefix.length),
    },
    alt: { default: '', parseHTML: element => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [{ tag: `img[src^="${picturePrefix}"]` }],
  renderHTML: ({ node }) => ['img', { src: pictureAddress(node.attrs.name), alt: node.attrs.alt }],
  addNodeView: () => options => {
    const { name, alt } = options.node.attrs as { name: string; alt: string };
    const dom = document.createElement('img');
    dom.src = `/api/picture/${encodeURIComponent(name)}`;
    dom.alt = alt || `Picture ${name}`;
    return { dom };
  },
});

export const pictureAddress = (name: unknown): string => `${picturePrefix}${String(name)}`;

/** Whether the items of a list are texts, without paragraphs in them. */
const TightLists = Extension.create({
  name: 'tightLists',
  addGlobalAttributes: () => [
    {
      types: ['bulletList', 'orderedList'],
      attributes: {
        isTight: {
          default: true,
          parseHTML: element =>
            element.hasAttribute('data-tight') || !element.querySelector(':scope > li > p'),
          // Items of a copied list have paragraphs.
          renderHTML: ({ isTight }) => (isTight ? { 'data-tight': '' } : {}),
        },
      },
    },
  ],
});

/** Whether a text of HTML is a line without a paragraph around it. */
const Lines = Extension.create({
  name: 'lines',
  addGlobalAttributes: () => [
    { types: ['paragraph'], attributes: { isLine: { default: false, rendered: false } } },
  ],
});

/** A cell of Markdown has one line. */
const oneParagraph = { content: 'paragraph' };

/** What a rich text may have: the parts of Markdown, with its tables and the site's pictures. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  // Without widths of its columns.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend(oneParagraph),
  TableCell.extend(oneParagraph),
  TightLists,
  Lines,
  Picture,
];
