import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { ButtonLink } from '@/components/link/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { ChosenTags } from '@/components/tag/chosen-tags';
import { TagBar } from '@/components/tag/tag-bar';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import type { Bonus } from '@/lib/domain/content/bookmaker/bonus';
import type { CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { tagName, type TagCount } from '@/lib/domain/content/tags/tag-counts';
import { listPages, type ListQuery } from '@/lib/routing/list-query';
import { BonusCard } from './bonus-card';

type Props = {
  bonuses: Bonus[];
  query: ListQuery;
  pages: number;
  /** The kinds of all bonuses, for the filter. */
  kinds: TagCount[];
  /** The bookmakers of the bonuses, by their slug. */
  bookmakers: ReadonlyMap<string, CardBookmaker>;
  timeZone: string;
};

const path = '/bonuses';
/** Cards that are in the first viewport on most screens. */
const eagerCount = 3;

export function BonusList({ bonuses, query, pages, kinds, bookmakers, timeZone }: Props) {
  const names = new Map(query.tags.map(tag => [tag, tagName(tag)]));

  return (
    <>
      <TagBar label="Kinds of bonuses" path={path} query={query} all="All bonuses" tags={kinds} />
      <ChosenTags path={path} query={query} names={names} />
      {bonuses.length > 0 ? (
        <>
          <CardGrid
            label="Bonuses"
            cards={bonuses.map((bonus, index) => ({
              key: bonus.slug,
              card: (
                <BonusCard
                  bonus={bonus}
                  bookmaker={bookmakers.get(bonus.bookmaker ?? '') ?? null}
                  timeZone={timeZone}
                  headingLevel="h2"
                  eager={index < eagerCount}
                />
              ),
            }))}
          />
          <PageLinks {...listPages(path, query)} pages={pages} />
          <AffiliateDisclosure of="offers" />
        </>
      ) : (
        <EmptyState
          icon="gift"
          title="No bonuses to show"
          {...(query.tags.length > 0 && {
            isNothingFound: true,
            text: 'No bonus has all of these tags.',
            action: <ButtonLink href={path}>All bonuses</ButtonLink>,
          })}
        />
      )}
    </>
  );
}
