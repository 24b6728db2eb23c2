import type { Guide } from '@/lib/domain/guide';
import { Carousel } from '../ui/carousel.client';
import { GuideCard } from './guide-card';

type Props = { guides: Guide[] };

/** What a reader of this page may want to read next. */
export function RelatedGuides({ guides }: Props) {
  return (
    <Carousel
      title="You may also like"
      slides={guides.map(guide => ({ key: guide.href, card: <GuideCard guide={guide} /> }))}
    />
  );
}
