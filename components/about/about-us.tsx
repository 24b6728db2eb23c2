import type { ContentPage } from '@/lib/domain/content/content-page';
import { Blocks } from '@/components/blocks/blocks';
import { toPageContent } from '@/components/blocks/page-content';
import { PageHeader } from '@/components/layout/page-header';
import styles from './about-us.module.css';
import { Promo, type PromoText } from './promo';

type Props = {
  /** Editorial content below the promos; null without any. */
  page: ContentPage | null;
  /** Whether betting sites and prices may be shown. */
  offers: boolean;
};

const promos: PromoText[] = [
  {
    title: 'News from the middle',
    text: 'Reports, previews and the history and laws of the game, in plain words and with the figures that belong to them.',
    link: { lead: 'Read also', label: 'Cricket news', href: '/news' },
    screens: ['news', 'steps'],
  },
  {
    title: 'Betting sites, side by side',
    text: 'Marks, margins, payments and the small print compared on one page, so that a review can be checked and not merely believed.',
    link: { lead: 'Visit also', label: 'Betting sites', href: '/betting-sites' },
    screens: ['reviews', 'news'],
  },
  {
    title: 'How it works, step by step',
    text: 'What a price says, what a market is, and how to keep it a game. Nothing is left to be understood between the lines.',
    link: { lead: 'Read also', label: 'How to bet', href: '/how-to-bet' },
    screens: ['steps', 'reviews'],
  },
  {
    title: 'Live scores and odds',
    text: 'Every ball, the commentary beside it and the odds beneath, in the format you choose. Prices change colour, never place.',
    link: { lead: 'Visit also', label: 'Live odds', href: '/odds/matches/all/in-play' },
    screens: ['odds', 'steps'],
  },
];

/** The about page: headline, feature promos and editorial content. */
export function AboutUs({ page, offers }: Props) {
  const { parts } = toPageContent(page?.blocks ?? []);

  return (
    <>
      <PageHeader title="About us" noBorder />
      <div className={`${styles.headline} on-pitch`}>
        <p className={styles.words}>Indian cricket news right off the bat</p>
      </div>
      <div className={styles.promos}>
        {(offers ? promos : promos.filter(hasNoOffers)).map(promo => (
          <Promo key={promo.title} {...promo} />
        ))}
      </div>
      {parts.length > 0 && <Blocks parts={parts} />}
    </>
  );
}

const hasNoOffers = ({ screens, link }: PromoText): boolean =>
  !screens.includes('odds') && link.href !== '/betting-sites';
