import { eventStatus } from '@/lib/contract/event-status';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import { feedLink, linkStart } from '@/tests/fixtures/feeds/feed-link';
import { createLinkIndex } from './link-index';
import { createMatchLimit } from './match-limit';

const match = (id: number, changes: Partial<FeedLink> = {}) =>
  feedLink('scorer', { externalId: String(id), eventId: `m${id}`, ...changes });
const ended = { score: { status: eventStatus.past } };

/** The limit of two open matches, with these matches known. */
function limitOf(known: readonly FeedLink[], now = linkStart) {
  const links = createLinkIndex();
  for (const link of known) links.set(link);
  return createMatchLimit({ links, max: 2, now });
}

test('a source has no room beside its open matches, and other sources do', () => {
  const limit = limitOf([match(1), match(2)]);

  expect(() => limit.expectRoom('scorer')).toThrow('2 open matches, the most that MATCHES_PER_SO');
  expect(() => limit.expectRoom('other')).not.toThrow();
});

test.each([
  ['by its own score', [match(1), match(2, ended)], linkStart],
  [
    'by the score of another source',
    [match(1), match(2), feedLink('other', { ...ended, eventId: 'm2' })],
    linkStart,
  ],
  ['because none lasts longer', [match(1), match(2)], linkStart + 20 * 3600],
])('a match that has ended %s is not open', (_, known, now) => {
  expect(() => limitOf(known, now).expectRoom('scorer')).not.toThrow();
});

test('a source has ten times as many matches in all', () => {
  const known = Array.from({ length: 20 }, (_, id) => match(id, ended));

  expect(() => limitOf(known.slice(1)).expectRoom('scorer')).not.toThrow();
  expect(() => limitOf(known).expectRoom('scorer')).toThrow('20 matches of the last days');
});

test('a match that has been added counts', () => {
  const limit = limitOf([match(1)]);

  limit.expectRoom('scorer');
  limit.add(match(2));
  expect(() => limit.expectRoom('scorer')).toThrow('2 open matches');
});
