import type { Pick } from '@/format/field';

/* What forms show instead of Payload's own components. */

export const rowLabel = (label: string) => ({
  path: '/form/row-label.client#RowLabel',
  clientProps: { label },
});
/** Of the button that adds a row. */
export const rowNames = { singular: 'row', plural: 'rows' };
export const flagField = '/form/flag-field.client#FlagField';
export const textField = (format: 'markdown' | 'html') => ({
  path: '/rich-text/text-field.client#TextField',
  clientProps: { format },
});
export const htmlText = { components: { Field: textField('html') } };
export const pickField = (pick: Pick) => ({
  components: { Field: { path: '/picks/pick-field.client#PickField', clientProps: { pick } } },
});
export const pictureField = (pick?: Pick) => ({
  path: '/pictures/picture-field.client#PictureField',
  clientProps: { hasLogos: pick === 'logo' },
});
