import { Terms } from '@/components/odds/terms';
import { ButtonLink } from '@/components/ui/button-link';
import { StoryCard } from '@/components/ui/story-card';
import { bonusPath, type Bonus } from '@/lib/domain/bonus';

type Props = { bonus: Bonus; headingLevel?: 'h2' | 'h3'; look?: 'tall' | 'wide'; eager?: boolean };

/** A bonus: picture and button lead to where it is explained. */
export function BonusCard({ bonus, headingLevel, look, eager }: Props) {
  const { title, picture, terms } = bonus;
  const href = bonusPath(bonus.slug);

  return (
    <StoryCard
      href={href}
      title={title}
      headingLevel={headingLevel}
      picture={picture}
      look={look}
      eager={eager}
    >
      <Terms>{terms}</Terms>
      <ButtonLink href={href}>
        Claim<span className="visually-hidden">: {title}</span>
      </ButtonLink>
    </StoryCard>
  );
}
