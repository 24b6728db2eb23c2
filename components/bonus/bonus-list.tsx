import { Disclosure } from '@/components/odds/disclosure';
import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { ChosenTags } from '@/components/ui/chosen-tags';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLinks } from '@/components/ui/page-links';
import type { Bonus } from '@/lib/domain/bonus';
import type { ListQuery } from '@/lib/domain/list-query';
import { BonusCard } from './bonus-card';

type Props = { bonuses: Bonus[]; query: ListQuery; pages: number };

const path = '/bonuses';
/** So many of the first cards are in view on opening, on most screens. */
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
      <Disclosure of="offers" />
    </>
  );
}
