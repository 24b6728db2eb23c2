import { formToYaml, yamlToForm } from './documents';
import type { Field, FormValues } from './field';

/** The texts of a photo: the YAML file beside it. */
export const photoFields: readonly Field[] = [
  {
    ...{ name: 'alt', label: 'What it shows', kind: 'text', isRequired: true },
    help: 'For those who do not see it.',
  },
  { name: 'credit', label: 'Who took it', kind: 'text' },
  {
    ...{ name: 'focus', label: 'What stays in view when it is cropped', kind: 'point' },
    help: 'Empty: the middle.',
  },
];

const photoKind = { fields: photoFields };

/** The form's values of the YAML file of a photo. Throws `UnreadableFile`. */
export const photoToForm = (source: string): FormValues => yamlToForm(photoKind, source);

/** The YAML file of a photo; what `source` already has keeps its bytes. */
export const formToPhoto = (values: FormValues, source: string): string =>
  formToYaml(photoKind, values, source);
