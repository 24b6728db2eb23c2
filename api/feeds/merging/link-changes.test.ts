import type { FeedLink } from '@/api/store/feeds/feed-store';
import {
  isOutdated,
  planChoice,
  planFragment,
  planRemoval,
  planWithdrawal,
  type Known,
} from './link-changes';
import { createLinkIndex } from './link-index';

const start = 1_795_680_000;
const fixture: FeedLink['fixture'] = {
  ...{ competition: 'Reed Cup', format: 't20', gender: 'men', start },
  teams: ['Knots', 'Auks'],
};

const linkOf = (source: string, changes: Partial<FeedLink> = {}): FeedLink => ({
  ...{ source, externalId: '7', eventId: 'm1', chosenBy: 'matcher', reason: null, fixture },
  ...{ since: 0, revision: 3, reportedAt: start, prices: null, score: null, changedAt: 0 },
  ...changes,
});

/** What is known an hour before the start. */
function knownOf(links: readonly FeedLink[], changes: Partial<Known> = {}): Known {
  const index = createLinkIndex();
  for (const link of links) index.set(link);
  const known = { links: index, sources: new Map(), now: start - 3600, ...changes };
  return { ...known, markOf: () => null, mapBookmakers: (_, prices) => prices };
}

const put = (id: string, change: object = {}) => ({
  kind: 'put',
  change: expect.objectContaining({ event: expect.objectContaining({ id }), ...change }),
});
const withdraw = (eventId: string) => ({ kind: 'withdraw', eventId });

describe('a fragment', () => {
  const fragment = { source: 'scorer', externalId: '7', at: start, fixture };

  it('is stored alone without an event, and with its event otherwise', () => {
    const options = { found: null, since: 5 };
    const unlinked = planFragment(knownOf([]), fragment, options);
    const link = linkOf('scorer');

    expect(unlinked).toMatchObject({
      link: { eventId: null, since: 5 },
      effects: [{ kind: 'saveLink', link: { eventId: null } }],
    });
    expect(planFragment(knownOf([link]), fragment, options).effects).toEqual([put('m1', { link })]);
  });

  it('is outdated without a revision above the known one', () => {
    const revisions = [undefined, 2, 3, 4];

    expect(
      revisions.map(revision =>
        isOutdated({ ...fragment, ...(revision && { revision }) }, linkOf('scorer')),
      ),
    ).toEqual([false, true, true, false]);
  });
});

test.each([
  ['withdraws an event before its start', [], start - 1, [withdraw('m1')]],
  ['ends an event that has begun', [], start, [put('m1')]],
  ['keeps an event of another source', [linkOf('other')], start, [put('m1')]],
])('the removal of a match %s', (_, others, now, effects) => {
  const link = linkOf('scorer');
  const removed = { source: 'scorer', externalId: '7' };

  expect(planRemoval(knownOf([link, ...others], { now }), link)).toEqual({ removed, effects });
});

test('a withdrawn match leaves an event as it is that is only stored for another source', () => {
  const link = linkOf('scorer');
  const other = linkOf('other');

  expect(planWithdrawal(knownOf([]), link, [other]).effects).toEqual([]);
  expect(planWithdrawal(knownOf([other]), link, [other]).effects).toEqual([put('m1')]);
  expect(planWithdrawal(knownOf([]), link, []).effects).toEqual([withdraw('m1')]);
});

test('a choice of the operator changes both events, and is followed once', () => {
  const link = linkOf('scorer');
  const choice = linkOf('scorer', { eventId: 'm2', chosenBy: 'operator', changedAt: 9 });

  expect(planChoice(knownOf([link]), choice)).toEqual({
    link: choice,
    effects: [withdraw('m1'), put('m2')],
  });
  expect(planChoice(knownOf([choice]), choice)).toBeNull();
});
