import type { Field } from 'payload';
import { listDate } from '@/format/list-date';

const never = () => false;

/** A column of the list, and no field of the form. */
export const listDateField: Field = {
  name: listDate,
  label: 'Date',
  type: 'date',
  index: true,
  access: { create: never, update: never },
  admin: { condition: never, date: { displayFormat: 'd MMM yyyy, HH:mm' } },
};
