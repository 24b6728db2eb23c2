import { cache } from 'react';

/**
 * The preview that a server render shows instead of the public content, null for none. `cache`
 * returns one object per render; elsewhere it does not memoize, so nothing else can read a draft.
 */
export const previewOfRender = cache((): { id: string | null } => ({ id: null }));

/** The calls whose responses come from content files. */
const contentCalls = /^\/api\/(?:news|pages|bookmakers)\/(?![^?]*\/prices\/)/;

/** The path of a call in the preview of the render; null where the public response is the same. */
export function previewedCall(path: string): string | null {
  const { id } = previewOfRender();
  return id !== null && contentCalls.test(path)
    ? path.replace(/^\/api\//, `/api/previews/${id}/`)
    : null;
}
