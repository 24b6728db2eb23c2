'use client';

import { TextInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';
import { nextAddress } from '@/format/address-of-title';

/** The address of a text: made of its title until the user writes another, and kept once it is published. */
export const AddressField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path });
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const isPublished = useFormFields(([fields]) => Boolean(fields.base?.value));
  const lastTitle = useRef(title);

  useEffect(() => {
    const before = lastTitle.current;
    lastTitle.current = title;
    if (before === title || isPublished || readOnly) return;
    const next = nextAddress(value ?? '', { before, after: title });
    if (next !== (value ?? '')) setValue(next);
  }, [title, isPublished, readOnly, value, setValue]);

  return (
    <TextInput
      path={path}
      label={field.label}
      description={
        isPublished ? 'It stays, since it is published.' : (field.admin?.description ?? '')
      }
      value={value ?? ''}
      readOnly={Boolean(readOnly) || isPublished}
      showError={showError}
      {...(errorMessage && { Error: <p className="picture-error">{errorMessage}</p> })}
      onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
    />
  );
};
