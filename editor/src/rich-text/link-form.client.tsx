'use client';

import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { findTargets, toAddress, type LinkTarget } from './link-targets';

type Props = { editor: Editor; onClose: () => void };

/** The address of a link: typed, or that of a document which is found by its title. */
export function LinkForm({ editor, onClose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const [text, setText] = useState(before);
  const [targets, setTargets] = useState<readonly LinkTarget[]>([]);
  const [isInvalid, setInvalid] = useState(false);

  useEffect(() => input.current?.focus(), []);

  useEffect(() => {
    const ended = new AbortController();
    const timer = setTimeout(() => {
      findTargets(text, ended.signal).then(setTargets, () => setTargets([]));
    }, searchAfterMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [text]);

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const link = (href: string | null, title: string) => {
    if (href === null) return setInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const marks = [{ type: 'link', attrs: { href } }];
    // Otherwise what is typed behind a new link would belong to it.
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: title, marks }).unsetMark('link');
    else chain.setLink({ href });
    chain.run();
    onClose();
  };

  return (
    <div className="rich-text-link" role="group" aria-label="Link">
      <label htmlFor={id}>Address, or words of a title</label>
      <input
        id={id}
        type="text"
        value={text}
        ref={input}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={event => {
          setText(event.target.value);
          setInvalid(false);
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          // The form around it would be sent.
          event.preventDefault();
          link(toAddress(text), text);
        }}
      />
      {isInvalid && (
        <p id={`${id}-error`} className="rich-text-error">
          An address begins with / or https://.
        </p>
      )}
      {targets.length > 0 && (
        <ul aria-label="Documents">
          {targets.map(({ address, title }) => (
            <li key={address}>
              <button type="button" onClick={() => link(address, title)}>
                {title} <span>{address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="rich-text-buttons">
        <button type="button" onClick={() => link(toAddress(text), text)}>
          Set link
        </button>
        {before && (
          <button
            type="button"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            Remove link
          </button>
        )}
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </div>
  );
}

const searchAfterMs = 250;
