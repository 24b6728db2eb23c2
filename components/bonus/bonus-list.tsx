import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { ButtonLink } from '@/components/link/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { ChosenTags } from '@/components/tag/chosen-tags';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import type { Bonus } from '@/lib/domain/content/bonus';
import type { ListQuery } from '@/lib/routing/list-query';
import { BonusCard } from './bonus-card';

type Props = { bonuses: Bonus[]; query: ListQuery; pages: number };

const path = '/bonuses';
/** Cards that are in the first viewport on most screens. */
const eagerCount = 3;

export function BonusList({ bonuses, query, pages }: Props) {
  if (bonuses.length === 0) {
    return (
      <>
        <ChosenTags path={path} query={query} />
        <EmptyState
          icon="gift"
          title="No bonuses to show"
          {...(query.tags.length > 0 && {
            isNothingFound: true,
            text: 'No bonus has all of these tags.',
            action: <ButtonLink href={path}>All bonuses</ButtonLink>,
          })}
        />
      </>
    );
  }
  return (
    <>
      <ChosenTags path={path} query={query} />
      <CardGrid
        label="Bonuses"
        cards={bonuses.map((bonus, at) => ({
          key: bonus.slug,
          card: <BonusCard bonus={bonus} headingLevel="h2" eager={at < eagerCount} />,
        }))}
      />
      <PageLinks path={path} query={query} pages={pages} />
      <AffiliateDisclosure of="offers" />
    </>
  );
}
