import type { Field } from 'payload';
import { otherField } from '@/format/documents';
import { onlyAdmins } from '@/src/access/roles';

const never = () => false;

/** The fields of a document that are not in its file, and the one with the keys that no field shows. */
export const stateFields: Field[] = [
  {
    name: otherField,
    label: 'Other keys (YAML)',
    type: 'textarea',
    admin: {
      className: 'code-text',
      condition: data => Boolean(data[otherField]),
      description: 'Keys of the file that no field of this form can show.',
    },
  },
  { name: 'source', type: 'textarea', hidden: true },
  { name: 'base', type: 'text', admin: { hidden: true } },
  {
    name: 'changed_by',
    label: 'Changed by',
    type: 'text',
    access: { create: never, update: never },
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'replace_file',
    label: 'Publish over a changed file',
    type: 'checkbox',
    admin: {
      position: 'sidebar',
      condition: data => Boolean(data.base),
      description: 'Only if the file was changed by hand, and you have compared the versions.',
    },
  },
];

/** The parts of the texts that the site leaves out, as lines with their positions. */
export const leftOutField: Field = {
  name: 'left_out',
  label: 'Not shown on the site',
  type: 'textarea',
  access: { create: never, update: never },
  admin: { components: { Field: '/form/left-out-notice.client#LeftOutNotice' } },
};

/** What the site makes of the published file: a column of lists, and a notice above the form. */
export const siteStateField = (slug: string): Field => ({
  name: 'site_state',
  label: 'On the site',
  type: 'ui',
  admin: {
    disableListColumn: false,
    components: {
      Cell: { path: '/content/site-state#SiteStateCell', serverProps: { slug } },
      Field: { path: '/content/site-state#SiteStateNotice', serverProps: { slug } },
    },
  },
});

/** Whose draft it is. */
export const ownerField: Field = {
  name: 'owner',
  label: 'Writer',
  type: 'relationship',
  relationTo: 'users',
  access: { create: never, update: onlyAdmins },
  admin: { position: 'sidebar' },
};
