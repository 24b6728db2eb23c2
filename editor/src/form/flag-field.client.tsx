'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';

const options = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Yes, no, or neither: a key that a file lacks is not the same as `false`. */
export const FlagField: CheckboxFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue } = useField<boolean | null>({ path });

  return (
    <SelectInput
      path={path}
      name={path}
      label={field.label as string}
      description={field.admin?.description ?? ''}
      placeholder="Not stated"
      options={options}
      value={typeof value === 'boolean' ? String(value) : ''}
      isClearable
      readOnly={readOnly ?? false}
      onChange={chosen => {
        const option = Array.isArray(chosen) ? chosen[0] : chosen;
        setValue(option?.value === undefined ? null : option.value === 'true');
      }}
    />
  );
};
