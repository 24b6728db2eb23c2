import { readBlocks } from '@/lib/contract/blocks/block';
import { blockTypes } from '@/lib/contract/page';
import { acceptedBodies } from '@/tests/fixtures/wire/wire-blocks';
import { hasOffer, withoutOfferBlocks } from './offer-blocks';

const paidText = '<p>See <a href="/bookmaker/redirect/a">A</a>.</p>';
const blocksOf = (...plugins: object[]) => readBlocks(plugins).blocks;
const text = (html: string) => ({ type: 'TextContentPlugin', body: html });
const columns = (left: unknown) => ({ type: 'TwoCollPlugin', body: { left, right: 'Plain.' } });
const list = { type: 'BookmakersListPlugin', body: [{ slug: 'a', title: 'A' }] };
const button = (link: string) => ({ type: 'ButtonPlugin', body: { title: 'Go', link } });

test('the remaining blocks name no bookmaker and have no paid link where offers are not allowed', () => {
  const plugins = blockTypes.flatMap(type => acceptedBodies[type].map(body => ({ type, body })));
  const remaining = withoutOfferBlocks(blocksOf(...plugins, columns([list]), button('/news')));

  expect(remaining.filter(block => block.type !== 'TextContentPlugin').filter(hasOffer)).toEqual(
    [],
  );
  const types = new Set(remaining.map(({ type }) => type));
  expect(blockTypes.filter(type => !types.has(type))).toEqual([
    'BookmakersListPlugin',
    'BookmakerHeaderPlugin',
    'BonusHeaderPlugin',
    'BookmakerInfoPlugin',
    'BookmakerComparePlugin',
    'BannerPlugin',
  ]);
});

test('a button to a bookmaker is removed, also in a column', () => {
  const paid = button('/bookmaker/redirect/a');
  const remaining = withoutOfferBlocks(blocksOf(paid, columns([paid, button('/news')])));

  expect(remaining).toMatchObject([{ type: 'TwoCollPlugin', left: [{ href: '/news' }] }]);
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
])('%j has an offer: %p', (plugin, expected) => {
  expect(blocksOf(plugin).map(hasOffer)).toEqual([expected]);
});
