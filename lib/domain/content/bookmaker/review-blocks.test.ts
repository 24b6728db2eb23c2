import { readBlocks } from '@/lib/contract/blocks/block';
import { Bookmaker as WireBookmaker } from '@/lib/contract/bookmaker';
import { toBookmaker } from './bookmaker';
import { reviewBlocks } from './review-blocks';

const bookmaker = toBookmaker(
  WireBookmaker.parse({
    slug: 'leg-gully',
    title: 'Leg Gully',
    mark: 4.1,
    icon: '/media/logos/leg-gully.webp',
    terms: 'Over 25s.',
  }),
  [],
);
const typesOf = (plugins: unknown[]) =>
  reviewBlocks(bookmaker, readBlocks(plugins).blocks).map(({ type }) => type);

test('facts, pros, cons and the offer come before the text, which keeps its order', () => {
  expect(
    typesOf([
      { type: 'TextContentPlugin', body: '<h2>Odds</h2>' },
      { type: 'MarkTablePlugin', body: [{ title: 'Odds', value: 4 }] },
      { type: 'BonusHeaderPlugin', body: { title: 'Offer', steps: [] } },
      { type: 'BookmakerConsPlugin', body: ['Slow'] },
      { type: 'BookmakerProsPlugin', body: ['Fair'] },
      { type: 'BookmakerInfoPlugin', body: { pros: ['Fair'] } },
      { type: 'BookmakerHeaderPlugin', body: { slug: 'leg-gully', title: 'Leg Gully' } },
      { type: 'TextContentPlugin', body: '<h2>Apps</h2>' },
    ]),
  ).toEqual([
    'BookmakerHeaderPlugin',
    'BookmakerInfoPlugin',
    'BookmakerProsPlugin',
    'BookmakerConsPlugin',
    'BonusHeaderPlugin',
    'TextContentPlugin',
    'MarkTablePlugin',
    'TextContentPlugin',
  ]);
});

test('a review without a header has the logo, mark, terms and button of its bookmaker', () => {
  expect(reviewBlocks(bookmaker, [])).toEqual([
    expect.objectContaining({
      type: 'BookmakerHeaderPlugin',
      slug: 'leg-gully',
      title: 'Leg Gully',
      icon: { src: '/media/logos/leg-gully.webp', src2x: null },
      mark: 4.1,
      terms: 'Over 25s.',
    }),
  ]);
});
