/** Whether a page shows a draft, which no cache stores. */
export const isPreviewPath = (path: string): boolean => path.startsWith('/preview/');

/** The digest of the error of a draft that a visitor's region policy does not allow to see. */
export const regionBlockedDigest = 'REGION_BLOCKED';
