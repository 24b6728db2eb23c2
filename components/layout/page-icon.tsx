import bookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import calendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import chartColumn from 'lucide/dist/esm/icons/chart-no-axes-column.mjs';
import dices from 'lucide/dist/esm/icons/dices.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import gift from 'lucide/dist/esm/icons/gift.mjs';
import graduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import mail from 'lucide/dist/esm/icons/mail.mjs';
import newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import percent from 'lucide/dist/esm/icons/percent.mjs';
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import ticket from 'lucide/dist/esm/icons/ticket.mjs';
import trophy from 'lucide/dist/esm/icons/trophy.mjs';
import wallet from 'lucide/dist/esm/icons/wallet.mjs';
import { batAndBall } from '../ui/bat-and-ball';
import { Icon, type IconDrawing } from '../ui/icon';

type Props = { slug: string };

/** The icon of a menu page; a plain sheet for pages we have never heard of. */
export function PageIcon({ slug }: Props) {
  return <Icon icon={icons.get(slug) ?? fileText} />;
}

const icons = new Map<string, IconDrawing>([
  ['odds', chartColumn],
  ['betting-sites', shieldCheck],
  ['how-to-bet', graduationCap],
  ['news', newspaper],
  ['bonuses', gift],
  ['betting-explained', bookOpen],
  ['about-us', info],
  ['contact', mail],
  ['leagues', trophy],
  ['league-matches', calendarDays],
  ['online-casino', dices],
  ['betting-payment', wallet],
  ['betting-odds', percent],
  ['giveaway', ticket],
  ['how-to-play-cricket', batAndBall],
]);
