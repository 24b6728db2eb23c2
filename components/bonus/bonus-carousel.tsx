import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { Carousel } from '@/components/carousel/carousel.client';
import type { Bonus } from '@/lib/domain/content/bookmaker/bonus';
import { BonusCard } from './bonus-card';

type Props = { bonuses: Bonus[] };

/** A carousel of bonuses, two in view from 768 px, with a link to all bonuses. */
export function BonusCarousel({ bonuses }: Props) {
  return (
    <Carousel
      title="Betting bonuses"
      more={{ href: '/bonuses', label: 'All' }}
      columns={2}
      slides={bonuses.map(bonus => ({
        key: bonus.slug,
        card: <BonusCard bonus={bonus} variant="wide" />,
      }))}
    >
      <AffiliateDisclosure of="offers" />
    </Carousel>
  );
}
