import type { ChainedCommands, Editor } from '@tiptap/react';

export type Tool = {
  /** What it does; the button is called so. */
  name: string;
  /** What the button shows; a part of the name, so that it can be spoken. */
  face: string;
  /** Its keys in the text. */
  keys?: string;
  action: 'link' | 'picture' | ((chain: ChainedCommands) => ChainedCommands);
  isPressed?: (editor: Editor) => boolean;
  isShown?: (editor: Editor) => boolean;
  style?: string;
};

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `H${level} heading`,
  face: `H${level}`,
  keys: `Ctrl+Alt+${level}`,
  action: chain => chain.toggleHeading({ level }),
  isPressed: editor => editor.isActive('heading', { level }),
});

const isInTable = (editor: Editor): boolean => editor.isActive('table');
const isInList = (editor: Editor): boolean => editor.isActive('listItem');

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** The buttons of a rich text in their order. */
export const tools: readonly Tool[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    name: 'Bold',
    face: 'B',
    keys: 'Ctrl+B',
    style: 'is-bold',
    action: chain => chain.toggleBold(),
    isPressed: editor => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    face: 'I',
    keys: 'Ctrl+I',
    style: 'is-italic',
    action: chain => chain.toggleItalic(),
    isPressed: editor => editor.isActive('italic'),
  },
  {
    name: 'Link',
    face: 'Link',
    action: 'link',
    isPressed: editor => editor.isActive('link'),
  },
  {
    name: 'Bulleted list',
    face: 'Bulleted',
    keys: 'Ctrl+Shift+8',
    action: chain => chain.toggleBulletList(),
    isPressed: editor => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    face: 'Numbered',
    keys: 'Ctrl+Shift+7',
    action: chain => chain.toggleOrderedList(),
    isPressed: editor => editor.isActive('orderedList'),
  },
  {
    name: 'Move item in',
    face: 'Item in',
    keys: 'Tab',
    isShown: isInList,
    action: chain => chain.sinkListItem('listItem'),
  },
  {
    name: 'Move item out',
    face: 'Item out',
    keys: 'Shift+Tab',
    isShown: isInList,
    action: chain => chain.liftListItem('listItem'),
  },
  {
    name: 'Quote',
    face: 'Quote',
    keys: 'Ctrl+Shift+B',
    action: chain => chain.toggleBlockquote(),
    isPressed: editor => editor.isActive('blockquote'),
  },
  { name: 'Picture', face: 'Picture', action: 'picture' },
  {
    name: 'Table',
    face: 'Table',
    isShown: editor => !isInTable(editor),
    action: chain => chain.insertTable(newTable),
  },
  {
    name: 'Row below',
    face: 'Row below',
    isShown: isInTable,
    action: chain => chain.addRowAfter(),
  },
  {
    name: 'Column after',
    face: 'Column after',
    isShown: isInTable,
    action: chain => chain.addColumnAfter(),
  },
  {
    name: 'Delete row',
    face: 'Delete row',
    isShown: isInTable,
    action: chain => chain.deleteRow(),
  },
  {
    name: 'Delete column',
    face: 'Delete column',
    isShown: isInTable,
    action: chain => chain.deleteColumn(),
  },
  {
    name: 'Delete table',
    face: 'Delete table',
    isShown: isInTable,
    action: chain => chain.deleteTable(),
  },
  { name: 'Undo', face: 'Undo', keys: 'Ctrl+Z', action: chain => chain.undo() },
  { name: 'Redo', face: 'Redo', keys: 'Ctrl+Y', action: chain => chain.redo() },
];
