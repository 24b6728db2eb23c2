import type { Block } from '@/lib/contract/blocks/block';
import { longestText } from './longest-text';

const text = (length: number): Block => ({ type: 'TextContentPlugin', html: 'x'.repeat(length) });
const wide: Block = { type: 'TutorialListPlugin', title: '', items: [] } as unknown as Block;
const rangeOf = (...blocks: Block[]) => longestText(blocks.map(block => ({ block, id: null })));

test.each([
  ['no block', [], null],
  ['no text', [wide, wide], null],
  ['only text', [text(10), text(20)], { start: 0, end: 2 }],
  ['a text around a wide block', [text(500), wide, text(900)], { start: 2, end: 3 }],
  [
    'several texts that are longer together',
    [text(900), wide, text(500), text(500)],
    { start: 2, end: 4 },
  ],
  ['a text first', [text(900), wide, text(10)], { start: 0, end: 1 }],
] as const)('the longest text of %s', (_what, blocks, range) => {
  expect(rangeOf(...blocks)).toEqual(range);
});
