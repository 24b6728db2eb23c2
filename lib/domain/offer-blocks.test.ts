import { readBlocks } from '../contract/blocks/block';
import { blockTypes } from '../contract/page';
import { acceptedBodies } from '@/tests/fixtures/wire-blocks';
import { holdsOffer, withoutOfferBlocks } from './offer-blocks';

const paidText = '<p>See <a href="/bookmaker/redirect/a">A</a>.</p>';
const blocksOf = (...plugins: object[]) => readBlocks(plugins).blocks;
const text = (html: string) => ({ type: 'TextContentPlugin', body: html });
const columns = (left: unknown) => ({ type: 'TwoCollPlugin', body: { left, right: 'Plain.' } });
const list = { type: 'BookmakersListPlugin', body: [{ slug: 'a', title: 'A' }] };
const button = (link: string) => ({ type: 'ButtonPlugin', body: { title: 'Go', link } });

test('nothing that is left where no offers may be shown names a bookmaker or pays', () => {
  const plugins = blockTypes.flatMap(type => acceptedBodies[type].map(body => ({ type, body })));
  const left = withoutOfferBlocks(blocksOf(...plugins, columns([list]), button('/news')));

  expect(left.filter(block => block.type !== 'TextContentPlugin').filter(holdsOffer)).toEqual([]);
  const types = new Set(left.map(({ type }) => type));
  expect(blockTypes.filter(type => !types.has(type))).toEqual([
    'BookmakersListPlugin',
    'BookmakerHeaderPlugin',
    'BonusHeaderPlugin',
    'BookmakerInfoPlugin',
    'BookmakerComparePlugin',
    'BannerPlugin',
  ]);
});

test('a button to a bookmaker goes, in a column too', () => {
  const paid = button('/bookmaker/redirect/a');
  const left = withoutOfferBlocks(blocksOf(paid, columns([paid, button('/news')])));

  expect(left).toMatchObject([{ type: 'TwoCollPlugin', left: [{ href: '/news' }] }]);
});

test.each([
  [list, true],
  [text(paidText), true],
  [text('<p>See <a href="/bonuses">them</a>.</p>'), false],
  [columns([text(paidText)]), true],
  [columns([button('/news')]), false],
  [button('/sportsbet/redirect/1/2/3/1.5'), true],
  [{ type: 'BonusHeaderPlugin', body: { title: 'T', steps: ['One'] } }, false],
  [{ type: 'BonusHeaderPlugin', body: { title: 'T', slug: 'a' } }, true],
])('%j holds an offer: %p', (plugin, holds) => {
  expect(blocksOf(plugin).map(holdsOffer)).toEqual([holds]);
});
