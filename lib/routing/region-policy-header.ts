/**
 * The response header with the region policy of a page, for the service worker and for saved pages
 * (lib/worker/offline-pages.ts, components/personal/offline/save-copy.ts).
 */
export const regionPolicyHeader = 'x-region-policy';
