import { sortBookmakers } from './sort-bookmakers';

const bookmakers = [
  { title: 'Silly Point', mark: 4.6 },
  { title: 'Leg Gully', mark: null },
  { title: 'Deep Cover', mark: 4.8 },
  { title: 'Golden Duck', mark: 1.9 },
];

test.each([
  ['rank', 0, ['Silly Point', 'Leg Gully', 'Deep Cover', 'Golden Duck']],
  ['mark', 0, ['Deep Cover', 'Silly Point', 'Golden Duck', 'Leg Gully']],
  ['name', 0, ['Deep Cover', 'Golden Duck', 'Leg Gully', 'Silly Point']],
  ['name', 4, ['Deep Cover', 'Silly Point']],
] as const)('sorts by %s with a mark of at least %s', (order, leastMark, titles) => {
  expect(sortBookmakers(bookmakers, { order, leastMark }).map(({ title }) => title)).toEqual(
    titles,
  );
});
