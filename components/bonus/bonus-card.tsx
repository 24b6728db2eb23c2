import { Terms } from '@/components/odds/terms';
import { ButtonLink } from '@/components/link/button-link';
import { StoryCard } from '@/components/ui/story-card';
import { bonusPath, type Bonus } from '@/lib/domain/content/bonus';

type Props = {
  bonus: Bonus;
  headingLevel?: 'h2' | 'h3';
  variant?: 'tall' | 'wide';
  eager?: boolean;
};

/** A bonus whose picture and button link to its page. */
export function BonusCard({ bonus, headingLevel, variant, eager }: Props) {
  const { title, picture, terms } = bonus;
  const href = bonusPath(bonus.slug);

  return (
    <StoryCard
      href={href}
      title={title}
      headingLevel={headingLevel}
      picture={picture}
      variant={variant}
      eager={eager}
    >
      <Terms>{terms}</Terms>
      <ButtonLink href={href}>
        Claim<span className="visually-hidden">: {title}</span>
      </ButtonLink>
    </StoryCard>
  );
}
