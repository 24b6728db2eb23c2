import { NotFoundView } from '@/components/state/not-found-view';
import { notFoundMetadata } from '@/lib/seo/metadata';

export const metadata = notFoundMetadata;

export default function NotFound() {
  return <NotFoundView />;
}
