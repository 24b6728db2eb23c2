'use client';

import { FieldDescription, TextInput, useField, useListDrawer } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useState } from 'react';

const collectionSlugs = ['pictures'];

/** The name of a picture, which can be chosen among all, or uploaded. */
export const PictureField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs });
  const [chosen, setChosen] = useState<{ name: string; url: string } | null>(null);
  const name = value ?? '';

  return (
    <div className="picture-field">
      <TextInput
        path={path}
        label={field.label}
        value={name}
        readOnly={readOnly ?? false}
        showError={showError}
        {...(errorMessage && { Error: <p className="picture-error">{errorMessage}</p> })}
        onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="picture-choice">
        {/* The URL by its name, whatever its format is. */}
        {name && (
          <img
            key={name}
            src={chosen?.name === name ? chosen.url : `/api/picture/${encodeURIComponent(name)}`}
            alt=""
            onError={event => (event.currentTarget.hidden = true)}
          />
        )}
        {!readOnly && (
          <button type="button" className="picture-button" onClick={openDrawer}>
            Choose a picture
          </button>
        )}
      </div>
      <ListDrawer
        allowCreate
        enableRowSelections={false}
        onSelect={({ doc }) => {
          setValue(doc.name);
          setChosen({ name: String(doc.name), url: String(doc.thumbnailURL) });
          closeDrawer();
        }}
      />
    </div>
  );
};
