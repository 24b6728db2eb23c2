'use client';

import { toast, useField } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';

/** The parts of the saved texts that the site leaves out; empty when it shows all of them. */
export const LeftOutNotice: TextareaFieldClientComponent = ({ path }) => {
  const { value } = useField<string | null>({ path });
  const known = useRef(value);

  useEffect(() => {
    if (value && value !== known.current) toast.warning('The site leaves out a part of the text.');
    known.current = value;
  }, [value]);

  if (!value) return null;
  return (
    <section className="editor-notice" aria-labelledby="left-out">
      <h2 id="left-out">Not shown on the site</h2>
      <ul>
        {value.split('\n').map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
