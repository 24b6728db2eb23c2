/**
 * Marks a list whose filter matches nothing. Such URLs are unlimited in number, as those that are not
 * found; the page server recognises them by this mark and limits both.
 */
export const emptyResultMarker = { 'data-nothing-found': '' };

/** As React writes it into documents and data; in text from elsewhere quotation marks are escaped. */
const written = ['data-nothing-found=""', '"data-nothing-found":""'];

/** Whether a page has the mark. */
export const hasEmptyResultMarker = (page: string): boolean =>
  written.some(mark => page.includes(mark));
