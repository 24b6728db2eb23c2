import type { FeedLink } from '@/api/store/feeds/feed-store';
import { feedLink, linkStart } from '@/tests/fixtures/feeds/feed-link';
import { planChoice, planFragment, planRemoval, planWithdrawal, type Known } from './link-changes';
import { createLinkIndex } from './link-index';

/** What is known an hour before the start. */
function knownOf(links: readonly FeedLink[], changes: Partial<Known> = {}): Known {
  const index = createLinkIndex();
  for (const link of links) index.set(link);
  const known = { links: index, sources: new Map(), now: linkStart - 3600, ...changes };
  return { ...known, markOf: () => null, mapBookmakers: (_, prices) => prices };
}

const put = (id: string, change: object = {}) => ({
  kind: 'put',
  change: expect.objectContaining({ event: expect.objectContaining({ id }), ...change }),
});
const withdraw = (eventId: string) => ({ kind: 'withdraw', eventId });

test('a fragment is stored alone without an event, and with its event otherwise', () => {
  const link = feedLink('scorer');
  const { source, externalId, fixture } = link;
  const fragment = { source, externalId, fixture, at: linkStart };
  const options = { found: null, since: 5 };

  expect(planFragment(knownOf([]), fragment, options)).toMatchObject({
    link: { eventId: null, since: 5 },
    effects: [{ kind: 'saveLink', link: { eventId: null } }],
  });
  expect(planFragment(knownOf([link]), fragment, options).effects).toEqual([put('m1', { link })]);
});

test.each([
  ['withdraws an event before its start', [], linkStart - 1, [withdraw('m1')]],
  ['ends an event that has begun', [], linkStart, [put('m1')]],
  ['keeps an event of another source', [feedLink('other')], linkStart, [put('m1')]],
])('the removal of a match %s', (_, others, now, effects) => {
  const link = feedLink('scorer');
  const removed = { source: 'scorer', externalId: '7' };

  expect(planRemoval(knownOf([link, ...others], { now }), link)).toEqual({ removed, effects });
});

test('a withdrawn match leaves an event as it is that is only stored for another source', () => {
  const link = feedLink('scorer');
  const other = feedLink('other');

  expect(planWithdrawal(knownOf([]), link, [other]).effects).toEqual([]);
  expect(planWithdrawal(knownOf([other]), link, [other]).effects).toEqual([put('m1')]);
  expect(planWithdrawal(knownOf([]), link, []).effects).toEqual([withdraw('m1')]);
});

test('a choice of the operator changes both events, and is followed once', () => {
  const link = feedLink('scorer');
  const choice = feedLink('scorer', { eventId: 'm2', chosenBy: 'operator', changedAt: 9 });

  expect(planChoice(knownOf([link]), choice)).toEqual({
    link: choice,
    effects: [withdraw('m1'), put('m2')],
  });
  expect(planChoice(knownOf([choice]), choice)).toBeNull();
});
