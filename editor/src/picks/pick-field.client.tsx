'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import type { Pick } from '@/format/field';
import { unknownText, type PickOption } from '@/format/picks';
import { PickSelect } from './pick-select.client';
import { useLabels } from './use-options.client';

type Props = TextFieldClientProps & { pick: Pick };

/** A text, or several, that name something else: found by its words, stored as files have it. */
export function PickField({ field, path, readOnly, pick }: Props) {
  const { value, setValue, showError } = useField<string | string[] | null>({ path });
  const isMulti = Boolean(field.hasMany);
  const values = (Array.isArray(value) ? value : [value]).filter(
    one => typeof one === 'string' && one !== '',
  ) as string[];
  const labels = useLabels(pick, values);
  const id = `field-${path.replaceAll('.', '__')}`;
  const [picked, setPicked] = useState<readonly PickOption[]>([]);

  const known = [...(labels ?? []), ...picked];
  const toOption = (one: string): PickOption =>
    known.find(option => option.value === one) ?? { value: one, label: one };
  const unknown = labels ? values.filter(one => known.every(option => option.value !== one)) : [];
  const change = (options: readonly PickOption[]) => {
    const next = options.map(option => option.value);
    setPicked(before => [...before, ...options]);
    setValue(isMulti ? next : (next[0] ?? ''));
  };

  return (
    <div className={`field-type pick-field${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <PickSelect
          id={id}
          pick={pick}
          isMulti={isMulti}
          isDisabled={Boolean(readOnly)}
          hasError={showError}
          chosen={values.map(toOption)}
          onChange={change}
        />
      </div>
      {unknown.length > 0 && <p className="pick-unknown">{unknownText(pick, unknown)}</p>}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
