import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { openPreview } from '@/lib/api-client/preview/open-preview';
import { RegionBlockedPreview } from '@/lib/api-client/preview/region-blocked-preview';
import { isRegionBlocked } from '@/lib/routing/region';
import { policyOfView } from '@/lib/routing/view';
import { pageOfPreview } from './page-of-preview';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ view: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, id } = await params;
  const preview = await openPreview(id);
  const page = preview && pageOfPreview(preview.path, view);
  const { title } = (await page?.metadata()) ?? {};
  // A card of the link shows nothing else of the draft.
  return {
    title: typeof title === 'string' ? `Draft: ${title}` : 'Draft',
    description: 'A draft that is not published.',
    openGraph: null,
    twitter: null,
    robots: { index: false, follow: false },
  };
}

/** A draft of the editor, rendered by the same page that will show it. */
export default async function PreviewPage({ params }: Props) {
  const { view, id } = await params;
  const preview = await openPreview(id);
  if (!preview) notFound();
  if (isRegionBlocked(preview.path, policyOfView(view))) throw new RegionBlockedPreview();
  return pageOfPreview(preview.path, view).element();
}
