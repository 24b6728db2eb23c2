import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorView } from '@/components/state/error-view';
import { RegionBlockedView } from '@/components/state/region-blocked-view';
import { NotFoundView } from '@/components/state/not-found-view';
import { ScoresOnlyView } from '@/components/personal/scores-only/scores-only-view';
import { isBreakView } from '@/lib/routing/view';
import { notFoundMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ view: string; kind: string }> };

const titles: Record<string, string> = {
  403: 'Hidden by scores only',
  429: 'Too many requests',
  451: 'Not available in your country',
  500: 'Something went wrong',
  503: 'Back shortly',
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return kind === '404'
    ? notFoundMetadata
    : { title: titles[kind] ?? '', robots: { index: false } };
}

/** Error pages that the page server sends for missing or failed pages. Not reachable by URL. */
export default async function ErrorDocument({ params }: Props) {
  const { view, kind } = await params;
  switch (kind) {
    case '403':
      return <ScoresOnlyView isOnBreak={isBreakView(view)} />;
    case '404':
      return <NotFoundView />;
    case '451':
      return <RegionBlockedView />;
    case '429':
    case '500':
    case '503':
      return <ErrorView status={kind} retryHref="" />;
    default:
      notFound();
  }
}
