'use client';

import { FieldDescription, TextareaInput, useField } from '@payloadcms/ui';
import type { TextareaFieldClientProps } from 'payload';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { htmlFormat } from './html-format';
import { markdownFormat } from './markdown-format';
import { preferSource, prefersSource } from './preferred-view';

// Other screens do not load it.
const RichText = lazy(() => import('./rich-text.client'));

const noChange = () => () => {};

/** How texts are stored, and how their source is shown. */
const formats = {
  markdown: { name: 'Markdown', format: markdownFormat, rows: 12, className: 'markdown-text' },
  html: { name: 'HTML', format: htmlFormat, rows: 4, className: 'code-text' },
};

type Props = TextareaFieldClientProps & { format: keyof typeof formats };

/** A text of Markdown or HTML, written as rich text or as its source. */
export function TextField({ field, path: knownPath, readOnly, format: formatName }: Props) {
  const { name, format, rows, className } = formats[formatName];
  const { value, setValue, path, showError, errorMessage } = useField<string | null>({
    potentiallyStalePath: knownPath,
  });
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const [isSourceChosen, setSourceChosen] = useState(prefersSource);
  const [misfit, setMisfit] = useState<string | null>(null);
  // Server and browser must draw the same first.
  if (!isInBrowser) return null;

  const isSource = misfit !== null || isSourceChosen;
  const label = String(field.label ?? '');
  const id = `field-${path.replace(/\./g, '__')}`;
  const error = showError && errorMessage ? <p className="picture-error">{errorMessage}</p> : null;

  return (
    <div className={`field-type text-field is-${formatName}${showError ? ' error' : ''}`}>
      <div className="text-field-head">
        {!isSource && <span className="field-label">{label}</span>}
        <button
          type="button"
          className="picture-button"
          onClick={() => {
            preferSource(!isSource);
            setSourceChosen(!isSource);
            setMisfit(null);
          }}
        >
          {isSource ? 'Show rich text' : `Show ${name}`}
        </button>
      </div>
      {isSource ? (
        <TextareaInput
          path={path}
          label={label}
          className={className}
          rows={rows}
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
            format={format}
            isReadOnly={readOnly ?? false}
            onChange={setValue}
            onMisfit={setMisfit}
          />
        </Suspense>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
      {misfit !== null && (
        <p className="text-field-misfit" role="status">
          This text is shown as {name}, since rich text would change this part of it:{' '}
          <code>{misfit.slice(0, shownLength)}</code>
        </p>
      )}
    </div>
  );
}

const shownLength = 120;
