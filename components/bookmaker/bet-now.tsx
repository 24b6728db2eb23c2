import { ButtonLink } from '@/components/ui/button-link';
import type { Bookmaker } from '@/lib/domain/bookmaker';
import { bookmakerClickOutPath } from '@/lib/domain/offer';

type Props = { bookmaker: Pick<Bookmaker, 'slug' | 'title'> };

/** The way to a bookmaker, in a new tab: a paid link. */
export function BetNow({ bookmaker: { slug, title } }: Props) {
  return (
    <ButtonLink href={bookmakerClickOutPath(slug)} external="paid">
      Bet now<span className="visually-hidden"> at {title} </span>
    </ButtonLink>
  );
}
