import { ButtonLink } from '@/components/link/button-link';
import type { Bookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { bookmakerClickOutPath } from '@/lib/domain/content/bookmaker/offer';

type Props = { bookmaker: Pick<Bookmaker, 'slug' | 'title'> };

/** A paid click-out link to a bookmaker; opens a new tab. */
export function BetNow({ bookmaker: { slug, title } }: Props) {
  return (
    <ButtonLink href={bookmakerClickOutPath(slug)} external="paid">
      Bet now<span className="visually-hidden"> at {title} </span>
    </ButtonLink>
  );
}
