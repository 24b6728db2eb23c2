import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';

type Props = { slug: string };

/** The icon of a menu page, or a default for unknown slugs. */
export function PageIcon({ slug }: Props) {
  return <Icon icon={icons.get(slug) ?? 'file-text'} />;
}

const icons = new Map<string, IconName>([
  ['odds', 'chart-no-axes-column'],
  ['series', 'trophy'],
  ['players', 'user'],
  ['grounds', 'map-pin'],
  ['match-history', 'clipboard-list'],
  ['odds/movers', 'chart-line'],
  ['following', 'star'],
  ['alerts', 'clock-alert'],
  ['betting-sites', 'shield-check'],
  ['how-to-bet', 'graduation-cap'],
  ['news', 'newspaper'],
  ['bonuses', 'gift'],
  ['betting-explained', 'book-open'],
  ['calculators', 'calculator'],
  ['about-us', 'info'],
  ['contact', 'mail'],
  ['leagues', 'trophy'],
  ['league-matches', 'calendar-days'],
  ['online-casino', 'dices'],
  ['betting-payment', 'wallet'],
  ['betting-odds', 'percent'],
  ['giveaway', 'ticket'],
  ['how-to-play-cricket', 'bat-and-ball'],
]);
