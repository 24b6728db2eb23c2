/**
 * Marks a list whose filter matches nothing. Such URLs are unlimited in number, as those that are not
 * found; the page server recognises them by this mark and limits both.
 */
export const emptyResultMarker = { 'data-nothing-found': '' };

/** As React writes it; in text and attributes from elsewhere the quotation marks are escaped. */
const markerHtml = 'data-nothing-found=""';

/** Whether a document contains the mark. */
export const hasEmptyResultMarker = (html: string): boolean => html.includes(markerHtml);
