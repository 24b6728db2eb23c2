'use client';

import { FieldDescription, TextInput, useDebounce, useField, useListDrawer } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { PickSelect } from '@/src/picks/pick-select.client';

const collectionSlugs = ['pictures'];

type Props = TextFieldClientProps & { hasLogos?: boolean };

/** The name of a picture, which can be chosen among all, or uploaded; of a logo also that of a drawing of its own. */
export function PictureField({ field, path, readOnly, hasLogos = false }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs });
  const [chosen, setChosen] = useState<{ name: string; url: string } | null>(null);
  const name = value ?? '';
  // A name that is being typed is that of no picture.
  const typedName = useDebounce(name, 500);

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
        {typedName && (
          <img
            key={typedName}
            src={
              chosen?.name === typedName
                ? chosen.url
                : `/api/picture/${encodeURIComponent(typedName)}`
            }
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
      {hasLogos && !readOnly && (
        <div className="field-type">
          <label className="field-label" htmlFor={`${path}-logo`}>
            Or a drawing of the folder logos
          </label>
          <PickSelect
            id={`${path}-logo`}
            pick="logo"
            isMulti={false}
            isDisabled={false}
            hasError={false}
            chosen={[]}
            onChange={([logo]) => logo && setValue(logo.value)}
          />
        </div>
      )}
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
}
