import fc from 'fast-check';
import { Commentary } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { aComment, aCommentaryItem } from '@/tests/fixtures/comment';
import { wireCommentary } from '@/tests/fixtures/wire-commentary';
import { wireMatchInfo } from '@/tests/fixtures/wire-match-info';
import type { Comment } from './comment';
import { toCommentary, withNewer, type InningsComments } from './commentary';
import { toNames } from './player-names';

const names = toNames(MatchInfo.parse(wireMatchInfo()));
const items = (...parts: [id: string | number, over: string][]) =>
  parts.map(([Id, Over]) => aCommentaryItem({ Id, Over }));
const idsOf = (innings: InningsComments | undefined) => innings?.comments.map(({ id }) => id);

describe('a commentary', () => {
  test('keeps its order and counts what the host holds', () => {
    const [innings] = toCommentary(Commentary.parse(wireCommentary()), names);

    expect(innings).toMatchObject({ id: '2', total: 46 });
    expect(innings?.comments.map(({ id, over, ball }) => [id, over, ball])).toEqual([
      ['46', '6.2', '1'],
      ['45', '6.2', 'wd'],
      ['44', '6.1', '4'],
      ['43', null, null],
      ['42', '5.6', 'W'],
    ]);
  });

  test('of a host that does not count holds what was sent', () => {
    const sent = [{ id: 1, items: items([46, '6.2'], [7, '1.1']) }];

    expect(toCommentary(sent, names)).toMatchObject([{ id: '1', total: 2 }]);
  });

  test('has each innings once, in playing order', () => {
    const sent = [
      { id: '10', items: items(['1', '0.1']) },
      { id: '2', items: items(['3', '0.3']) },
      { id: '1', items: [] },
      { id: '2', items: items(['3', '0.3'], ['2', '0.2']) },
    ];

    const read = toCommentary(sent, names);

    expect(read.map(({ id }) => id)).toEqual(['1', '2', '10']);
    expect(idsOf(read[1])).toEqual(['3', '2']);
  });

  test('with an id twice has it once', () => {
    const sent = [{ id: '1', items: items(['3', '0.3'], ['2', '0.2'], ['3', '0.3']) }];

    expect(idsOf(toCommentary(sent, names)[0])).toEqual(['3', '2']);
  });

  test('that came in disorder is put in the order of its ids', () => {
    const sent = [
      {
        id: '1',
        items: items(['2', '0.2'], ['12', '2.1'], ['7', ''], ['11', '1.6'], ['1', '0.1']),
      },
    ];

    expect(idsOf(toCommentary(sent, names)[0])).toEqual(['12', '11', '7', '2', '1']);
  });

  test('whose ids are no order keeps the one it came in', () => {
    const sent = [{ id: '1', items: items(['2', '2.1'], ['12', '0.2'], ['7', '0.1']) }];

    expect(idsOf(toCommentary(sent, names)[0])).toEqual(['2', '12', '7']);
  });

  test('knows the overs that the host counted and those that were summed up', () => {
    const Summary = { Over: '3', Runs: '4', Wickets: '1', Score: '20/1' };
    const sent = [
      {
        id: '1',
        items: [aCommentaryItem({ Id: '9', Over: '2.6', Summary })],
        overs: [
          [9, 0],
          [7, 0],
        ] as [number, number][],
      },
    ];

    expect(toCommentary(sent, names)[0]?.overs).toEqual([
      { over: 1, runs: 9, wickets: 0, total: 9 },
      { over: 2, runs: 7, wickets: 0, total: 16 },
      { over: 3, runs: 4, wickets: 1, total: 20 },
    ]);
  });
});

const inningsOf = (comments: Comment[]): InningsComments => ({
  id: '1',
  comments,
  total: comments.length,
  overs: [],
});
const put = (before: Comment[], newer: Comment[]) => {
  const { innings, arrived } = withNewer(inningsOf(before), inningsOf(newer));
  return { comments: innings.comments, arrived };
};

describe('newer comments', () => {
  const of = (id: string, text = `Ball ${id}.`) => aComment({ id, text });
  const [c3, c2, c1] = [of('3'), of('2'), of('1')];

  test('stand before the old, in their order', () => {
    expect(put([c1], [c3, c2])).toEqual({ comments: [c3, c2, c1], arrived: ['3', '2'] });
  });

  test('replace a known one where it stands, and are not new', () => {
    const mended = of('1', 'Mended.');

    expect(put([c2, c1], [c3, mended])).toEqual({ comments: [c3, c2, mended], arrived: ['3'] });
  });

  test('that come late go to their place by number', () => {
    expect(put([c3, c1], [c2])).toEqual({ comments: [c3, c2, c1], arrived: ['2'] });
  });

  test('go to the front where ids are no numbers or no order', () => {
    const [a, b] = [of('b-7'), of('a-9')];
    expect(put([a], [b]).comments).toEqual([b, a]);
    expect(put([c1, c3], [c2]).comments).toEqual([c2, c1, c3]);
  });

  test('lose and double none, and the same news twice changes nothing', () => {
    const lists = fc
      .uniqueArray(fc.nat({ max: 30 }).map(String))
      .map(ids => ids.map(id => aComment({ id })));

    fc.assert(
      fc.property(lists, lists, (before, newer) => {
        const { comments, arrived } = put(before, newer);
        const ids = comments.map(comment => comment.id);
        const all = new Set([...before, ...newer].map(comment => comment.id));

        expect(new Set(ids)).toEqual(all);
        expect(ids).toHaveLength(all.size);
        expect(arrived).toHaveLength(all.size - before.length);
        expect(put(comments, newer)).toEqual({ comments, arrived: [] });
      }),
    );
  });
});
