import { Disclosure } from '@/components/odds/disclosure';
import { Carousel } from '@/components/ui/carousel.client';
import type { Bonus } from '@/lib/domain/bonus';
import { BonusCard } from './bonus-card';

type Props = { bonuses: Bonus[] };

/** Bonuses side by side, two from 768 px, and the way to all of them. */
export function BonusCarousel({ bonuses }: Props) {
  return (
    <Carousel
      title="Betting bonuses"
      more={{ href: '/bonuses', label: 'All' }}
      columns={2}
      slides={bonuses.map(bonus => ({
        key: bonus.slug,
        card: <BonusCard bonus={bonus} look="wide" />,
      }))}
    >
      <Disclosure of="offers" />
    </Carousel>
  );
}
