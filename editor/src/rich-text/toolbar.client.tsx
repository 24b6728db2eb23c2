'use client';

import { useListDrawer } from '@payloadcms/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { LinkForm } from './link-form.client';
import { tools, type Tool } from './tools';

const pictures = ['pictures'];

type Props = { editor: Editor; controls: string };

/** The buttons of a rich text. The arrow keys move between them. */
export function Toolbar({ editor, controls }: Props) {
  const [isLinking, setLinking] = useState(false);
  const [ListDrawer, , drawer] = useListDrawer({ collectionSlugs: pictures });
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(tool => ({
        isShown: tool.isShown?.(current) ?? true,
        isPressed: tool.isPressed?.(current) ?? null,
      })),
  });

  const press = ({ action }: Tool) => {
    if (action === 'link') setLinking(true);
    else if (action === 'picture') drawer.openDrawer();
    else action(editor.chain().focus()).run();
  };

  return (
    <div className="rich-text-tools">
      <div role="toolbar" aria-label="Formatting" aria-controls={controls} onKeyDown={moveFocus}>
        {tools.map((tool, index) =>
          states[index]?.isShown ? (
            <button
              key={tool.name}
              type="button"
              tabIndex={index === 0 ? 0 : -1}
              aria-label={tool.name}
              title={tool.keys ? `${tool.name} (${tool.keys})` : tool.name}
              aria-pressed={states[index].isPressed ?? undefined}
              className={tool.style}
              // Otherwise the text loses its selection.
              onMouseDown={event => event.preventDefault()}
              onClick={() => press(tool)}
            >
              {tool.face}
            </button>
          ) : null,
        )}
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <ListDrawer
        allowCreate
        enableRowSelections={false}
        onSelect={({ doc }) => {
          const picture = { type: 'picture', attrs: { name: String(doc.name) } };
          editor
            .chain()
            .focus()
            .insertContent({ type: 'paragraph', content: [picture] })
            .run();
          drawer.closeDrawer();
        }}
      />
    </div>
  );
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex(button => button === document.activeElement);
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
