'use client';

import type { Transaction } from '@tiptap/pm/state';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste';
import { extensions } from './extensions';
import { RichDocument, type TextFormat } from './rich-document';
import { Toolbar } from './toolbar.client';

type Props = {
  id: string;
  label: string;
  source: string;
  format: TextFormat;
  isReadOnly: boolean;
  onChange: (source: string) => void;
  /** The source has a block that would not be written back with the same meaning. */
  onMisfit: (block: string) => void;
};

/** A text as its readers see it, which is stored in a format such as Markdown. */
export default function RichText(props: Props) {
  const { id, label, source, format, isReadOnly } = props;
  const opened = useRef<RichDocument | null>(null);
  // The form returns a text after the next ones were typed.
  const written = useRef(new Set<string>());
  const [lost, setLost] = useState<readonly string[]>([]);

  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    editable: !isReadOnly,
    editorProps: {
      attributes: {
        id,
        class: 'rich-text-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: html => {
        const isOwn = html.includes('data-pm-slice');
        const clean = isOwn ? { html, lost: [] } : cleanPaste(html);
        setLost(clean.lost);
        return clean.html;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      const text = opened.current?.textOf(state.doc);
      if (text === undefined) return;
      written.current.add(text);
      props.onChange(text);
    },
    onBlur: () => {
      written.current = new Set([...written.current].slice(-1));
    },
  });

  const load = useEffectEvent((view: Editor) => {
    if (opened.current && isOwnText(source, written.current, view)) return;
    const result = RichDocument.open(source, format, view.schema);
    if ('misfit' in result) return props.onMisfit(result.misfit);
    opened.current = result.document;
    written.current = new Set([source]);
    view.view.dispatch(replaceAll(view, result.document));
  });
  useEffect(() => {
    if (editor) load(editor);
  }, [editor, source]);

  if (!editor) return null;
  return (
    <>
      {!isReadOnly && <Toolbar editor={editor} controls={id} />}
      <EditorContent editor={editor} />
      <p className="rich-text-lost" role="status">
        {lost.length > 0 && `Not kept from the paste: ${lost.join(', ')}.`}
      </p>
    </>
  );
}

/** Whether a text of the form is one that was typed here, and not a restored or reverted one. */
function isOwnText(text: string, written: ReadonlySet<string>, { isFocused }: Editor): boolean {
  return isFocused ? written.has(text) : [...written].at(-1) === text;
}

/** Not a change by the user, which could be undone and is reported to the form. */
const replaceAll = ({ state }: Editor, { doc }: RichDocument): Transaction =>
  state.tr
    .replaceWith(0, state.doc.content.size, doc.content)
    .setMeta('addToHistory', false)
    .setMeta('preventUpdate', true);
