/**
 * Marks a list that an address narrows to nothing. Such addresses are endless, as those that are not
 * found, and the page server counts both by what it reads in a page.
 */
export const nothingFound = { 'data-nothing-found': '' };

/** As React writes it; text and attributes of others hold their quotation marks escaped. */
const written = 'data-nothing-found=""';

/** Whether a document holds the mark. */
export const saysNothingFound = (html: string): boolean => html.includes(written);
