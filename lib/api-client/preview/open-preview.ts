import { cache } from 'react';
import { Preview } from '@/lib/contract/preview';
import { previewOfRender } from './preview-of-render';
import { nullOnClientError } from '@/lib/api-client/api-error';
import { getFresh } from '@/lib/api-client/client';

/**
 * Shows a preview in the current render: from here on the content is as if the draft were published.
 * Returns null for an unknown or expired id. Layout, page and metadata each call it first.
 */
export async function openPreview(id: string): Promise<Preview | null> {
  const preview = await getPreview(id);
  if (preview) previewOfRender().id = id;
  return preview;
}

const getPreview = cache((id: string) =>
  nullOnClientError(getFresh(`/api/previews/${encodeURIComponent(id)}/`, Preview)),
);
