'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { markdownFormat } from './markdown-format';
import { preferSource, prefersSource } from './preferred-view';

// Other screens do not load it.
const RichText = lazy(() => import('./rich-text.client'));

const noChange = () => () => {};

/** A text of Markdown, written as rich text or as its source. */
export const TextField: TextareaFieldClientComponent = ({ field, path: knownPath, readOnly }) => {
  const { value, setValue, path, showError, errorMessage } = useField<string | null>({
    potentiallyStalePath: knownPath,
  });
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [misfit, setMisfit] = useState<string | null>(null);
  if (!isInBrowser) return null;

  const isSource = misfit !== null || (chosen ?? prefersSource());
  const label = String(field.label ?? '');
  const id = `field-${path.replace(/\./g, '__')}`;
  const error = showError && errorMessage ? <p className="picture-error">{errorMessage}</p> : null;

  return (
    <div className={`field-type text-field${showError ? ' error' : ''}`}>
      <div className="text-field-head">
        {!isSource && <span className="field-label">{label}</span>}
        <button
          type="button"
          className="picture-button"
          onClick={() => {
            preferSource(!isSource);
            setChosen(!isSource);
            setMisfit(null);
          }}
        >
          {isSource ? 'Show rich text' : 'Show Markdown'}
        </button>
      </div>
      {isSource ? (
        <TextareaInput
          path={path}
          label={label}
          className="markdown-text"
          rows={12}
          value={value ?? ''}
          readOnly={readOnly ?? false}
          showError={showError}
          {...(error && { Error: error })}
          onChange={event => setValue(event.target.value)}
        />
      ) : (
        <Suspense fallback={<p>Loading…</p>}>
          {error}
          <RichText
            id={id}
            label={label}
            source={value ?? ''}
            format={markdownFormat}
            isReadOnly={readOnly ?? false}
            onChange={setValue}
            onMisfit={setMisfit}
          />
        </Suspense>
      )}
      {misfit !== null && (
        <p className="text-field-misfit" role="status">
          This text is shown as Markdown, since rich text would change this part of it:{' '}
          <code>{misfit.slice(0, shownLength)}</code>
        </p>
      )}
    </div>
  );
};

const shownLength = 120;
