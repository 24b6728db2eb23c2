import { aCommentaryItem } from '@/tests/fixtures/comment';
import { toComment, type Comment } from './comment';
import { commentFilters, isInCommentFilter } from './comment-filter';
import { toNames } from '@/lib/domain/match/player-names';

const commentWith = (changes: Record<string, unknown> = {}) =>
  toComment(aCommentaryItem(changes), toNames(null));

const comments: Record<string, Comment> = {
  one: commentWith(),
  four: commentWith({ Runs: '4', Isboundary: true }),
  'four run': commentWith({ Runs: '4' }),
  'wide four': commentWith({ Runs: '5', Isboundary: true, Detail: 'wd' }),
  six: commentWith({ Runs: '6', Isboundary: true }),
  wicket: commentWith({ Detail: 'W' }),
  break: commentWith({ Over: '', Runs: '' }),
};

test.each([
  ['all', Object.keys(comments)],
  ['4', ['four', 'wide four']],
  ['6', ['six']],
  ['w', ['wicket']],
])('the filter %s includes %p', (value, isIncluded) => {
  const filter = commentFilters.find(option => option.value === value)?.value ?? 'all';

  const through = Object.entries(comments).filter(([, one]) => isInCommentFilter(one, filter));

  expect(through.map(([name]) => name)).toEqual(isIncluded);
});

test('the filters have their labels', () => {
  expect(commentFilters.map(({ label }) => label)).toEqual(['All', '4s', '6s', 'Fall of Wickets']);
});
