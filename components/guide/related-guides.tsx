import type { Guide } from '@/lib/domain/content/guide';
import { Carousel } from '@/components/carousel/carousel.client';
import { GuideCard } from './guide-card';

type Props = { guides: Guide[] };

export function RelatedGuides({ guides }: Props) {
  return (
    <Carousel
      title="You may also like"
      slides={guides.map(guide => ({ key: guide.href, card: <GuideCard guide={guide} /> }))}
    />
  );
}
