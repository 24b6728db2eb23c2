import { aCommentaryItem } from '@/tests/fixtures/comment';
import { toComment, type Comment } from './comment';
import { commentFilters, isInCommentFilter } from './comment-filter';
import { toNames } from './player-names';

const read = (changes: Record<string, unknown> = {}) =>
  toComment(aCommentaryItem(changes), toNames(null));

const comments: Record<string, Comment> = {
  one: read(),
  four: read({ Runs: '4', Isboundary: true }),
  'four run': read({ Runs: '4' }),
  'wide four': read({ Runs: '5', Isboundary: true, Detail: 'wd' }),
  six: read({ Runs: '6', Isboundary: true }),
  wicket: read({ Detail: 'W' }),
  break: read({ Over: '', Runs: '' }),
};

test.each([
  ['all', Object.keys(comments)],
  ['4', ['four', 'wide four']],
  ['6', ['six']],
  ['w', ['wicket']],
])('the filter %s shows %p', (value, shown) => {
  const filter = commentFilters.find(known => known.value === value)?.value ?? 'all';

  const through = Object.entries(comments).filter(([, one]) => isInCommentFilter(one, filter));

  expect(through.map(([name]) => name)).toEqual(shown);
});

test('the filters by their words', () => {
  expect(commentFilters.map(({ label }) => label)).toEqual(['All', '4s', '6s', 'Fall of Wickets']);
});
