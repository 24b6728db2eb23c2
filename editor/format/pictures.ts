import { formToYaml, yamlToForm } from './documents';
import type { FormValues } from './field';
import { photoFields } from './forms';

const photoKind = { fields: photoFields };

/** The form's values of the YAML file of a photo. Throws `UnreadableFile`. */
export const photoToForm = (source: string): FormValues => yamlToForm(photoKind, source);

/** The YAML file of a photo; what `source` already has keeps its bytes. */
export const formToPhoto = (values: FormValues, source: string): string =>
  formToYaml(photoKind, values, source);
