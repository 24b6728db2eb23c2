import type { Field } from 'payload';
import { isDemo } from '@/src/env';

/** Times counted from the first start of the site, which only the demo's files have. */
const demoNames = ['days_ago', 'updated_days_ago', 'expires_in_days'];

const isDemoField = (field: Field): boolean => 'name' in field && demoNames.includes(field.name);

/** The fields of the demo after the others; elsewhere the form shows them only when the file has them. */
export const withDemoLast = (fields: readonly Field[]): Field[] => [
  ...fields.filter(field => !isDemoField(field)),
  ...fields.filter(isDemoField).map(field =>
    'name' in field && field.type === 'number'
      ? {
          ...field,
          admin: {
            ...field.admin,
            condition: (data: Record<string, unknown>) =>
              isDemo || typeof data[field.name] === 'number',
          },
        }
      : field,
  ),
];
