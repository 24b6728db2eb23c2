import { fc } from '@/tests/fixtures/properties';
import { Commentary } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { aComment, aCommentaryItem } from '@/tests/fixtures/comment';
import { wireCommentary } from '@/tests/fixtures/wire/wire-commentary';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import type { Comment } from './comment';
import { toCommentary, withNewer, type InningsComments } from './commentary';
import { toNames } from '@/lib/domain/match/player-names';

const names = toNames(MatchInfo.parse(wireMatchInfo()));
const items = (...parts: [id: string | number, over: string][]) =>
  parts.map(([Id, Over]) => aCommentaryItem({ Id, Over }));
const idsOf = (innings: InningsComments | undefined) => innings?.comments.map(({ id }) => id);

describe('a commentary', () => {
  test("keeps its order and the host's count", () => {
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

  test('a commentary of a host that does not count has as many comments as were sent', () => {
    const wire = [{ id: 1, items: items([46, '6.2'], [7, '1.1']) }];

    expect(toCommentary(wire, names)).toMatchObject([{ id: '1', total: 2 }]);
  });

  test('has each innings once, in playing order', () => {
    const wire = [
      { id: '10', items: items(['1', '0.1']) },
      { id: '2', items: items(['3', '0.3']) },
      { id: '1', items: [] },
      { id: '2', items: items(['3', '0.3'], ['2', '0.2']) },
    ];

    const commentary = toCommentary(wire, names);

    expect(commentary.map(({ id }) => id)).toEqual(['1', '2', '10']);
    expect(idsOf(commentary[1])).toEqual(['3', '2']);
  });

  test('has a repeated id once', () => {
    const wire = [{ id: '1', items: items(['3', '0.3'], ['2', '0.2'], ['3', '0.3']) }];

    expect(idsOf(toCommentary(wire, names)[0])).toEqual(['3', '2']);
  });

  test('a commentary in disorder is sorted by its ids', () => {
    const wire = [
      {
        id: '1',
        items: items(['2', '0.2'], ['12', '2.1'], ['7', ''], ['11', '1.6'], ['1', '0.1']),
      },
    ];

    expect(idsOf(toCommentary(wire, names)[0])).toEqual(['12', '11', '7', '2', '1']);
  });

  test('a commentary whose ids have no order keeps the order in which it was sent', () => {
    const wire = [{ id: '1', items: items(['2', '2.1'], ['12', '0.2'], ['7', '0.1']) }];

    expect(idsOf(toCommentary(wire, names)[0])).toEqual(['2', '12', '7']);
  });

  test('has the overs that the host counted and those with a summary', () => {
    const Summary = { Over: '3', Runs: '4', Wickets: '1', Score: '20/1' };
    const wire = [
      {
        id: '1',
        items: [aCommentaryItem({ Id: '9', Over: '2.6', Summary })],
        overs: [
          [9, 0],
          [7, 0],
        ] as [number, number][],
      },
    ];

    expect(toCommentary(wire, names)[0]?.overs).toEqual([
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
const merge = (before: Comment[], newer: Comment[]) => {
  const { innings, added } = withNewer(inningsOf(before), inningsOf(newer));
  return { comments: innings.comments, arrived: added };
};

describe('newer comments', () => {
  const commentOf = (id: string, text = `Ball ${id}.`) => aComment({ id, text });
  const [c3, c2, c1] = [commentOf('3'), commentOf('2'), commentOf('1')];

  test('newer comments are placed before the old ones, in their order', () => {
    expect(merge([c1], [c3, c2])).toEqual({ comments: [c3, c2, c1], arrived: ['3', '2'] });
  });

  test('newer comments replace a known one in place, and are not counted as new', () => {
    const corrected = commentOf('1', 'Mended.');

    expect(merge([c2, c1], [c3, corrected])).toEqual({
      comments: [c3, c2, corrected],
      arrived: ['3'],
    });
  });

  test('newer comments that arrive late are placed by their number', () => {
    expect(merge([c3, c1], [c2])).toEqual({ comments: [c3, c2, c1], arrived: ['2'] });
  });

  test('newer comments are placed first where ids are not numbers or have no order', () => {
    const [a, b] = [commentOf('b-7'), commentOf('a-9')];
    expect(merge([a], [b]).comments).toEqual([b, a]);
    expect(merge([c1, c3], [c2]).comments).toEqual([c2, c1, c3]);
  });

  test('newer comments are neither lost nor duplicated, and merging the same ones again changes nothing', () => {
    const lists = fc
      .uniqueArray(fc.nat({ max: 30 }).map(String))
      .map(ids => ids.map(id => aComment({ id })));

    fc.assert(
      fc.property(lists, lists, (before, newer) => {
        const { comments, arrived: added } = merge(before, newer);
        const ids = comments.map(comment => comment.id);
        const all = new Set([...before, ...newer].map(comment => comment.id));

        expect(new Set(ids)).toEqual(all);
        expect(ids).toHaveLength(all.size);
        expect(added).toHaveLength(all.size - before.length);
        expect(merge(comments, newer)).toEqual({ comments, arrived: [] });
      }),
    );
  });
});
