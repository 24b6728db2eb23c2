import { CommentaryItem } from '@/lib/contract/commentary';
import { MatchInfo } from '@/lib/contract/match-info';
import { parseResponse } from '@/lib/contract/validation/parse';
import { aCommentaryItem } from '@/tests/fixtures/comment';
import { realFiles } from '@/tests/fixtures/real-feed';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { commentTitle, toComment } from './comment';
import { toNames } from '@/lib/domain/match/player-names';

const names = toNames(MatchInfo.parse(wireMatchInfo()));
const commentWith = (changes: Record<string, unknown>) =>
  toComment(aCommentaryItem(changes), names);
const between = { Over: '', Runs: '', Isball: false, Bowler_Name: '', Batsman_Name: '' };

describe('the badge of a ball', () => {
  test.each([
    [{ Runs: '0' }, '0', 'other'],
    [{ Runs: 3 }, '3', 'other'],
    [{ Runs: '4', Isboundary: true }, '4', 'boundary'],
    [{ Runs: '6', Isboundary: '1' }, '6', 'boundary'],
    [{ Runs: '4', Isboundary: 'false' }, '4', 'other'],
    [{ Runs: '1', Detail: 'wd' }, 'wd', 'other'],
    [{ Runs: '5', Detail: 'wd' }, '5wd', 'other'],
    [{ Runs: '5', Detail: '5WD', Isboundary: true }, '5wd', 'other'],
    [{ Runs: '', Detail: 'wd' }, 'wd', 'other'],
    [{ Runs: '1', Detail: 'nb' }, 'nb', 'other'],
    [{ Runs: '2', Detail: 'nb' }, '2nb', 'other'],
    [{ Runs: '7', Detail: 'nb', Isboundary: true }, '7nb', 'boundary'],
    [{ Runs: '1', Detail: 'lb' }, '1lb', 'other'],
    [{ Runs: '4', Detail: 'lb', Isboundary: true }, '4lb', 'other'],
    [{ Runs: '4', Detail: 'b' }, '4b', 'other'],
    [{ Runs: '0', Detail: 'noball reviewed' }, '0', 'other'],
    [{ Runs: '0', Detail: 'W' }, 'W', 'wicket'],
    [{ Runs: '0', Detail: 'w' }, 'W', 'wicket'],
    [{ Runs: '1', Iswicket: true }, 'W', 'wicket'],
    [{ Runs: '0', Iswicket: 'true', Detail: 'wd' }, 'W', 'wicket'],
    [{ Runs: '' }, null, 'other'],
    [between, null, 'other'],
    [{ ...between, Iswicket: true }, null, 'wicket'],
  ])('%j reads %p and is %s', (changes, ball, kind) => {
    expect(commentWith(changes)).toMatchObject({ ball, kind });
  });
});

describe('fours and sixes', () => {
  test.each([
    [{ Runs: '4', Isboundary: true }, [true, false]],
    [{ Runs: '4', Isboundary: '1' }, [true, false]],
    [{ Runs: '4', Isboundary: 'true' }, [true, false]],
    [{ Runs: '6', Isboundary: true }, [false, true]],
    [{ Runs: '7', Isboundary: true, Detail: 'nb' }, [false, true]],
    [{ Runs: '4' }, [false, false]],
    [{ Runs: '', Isboundary: true }, [false, false]],
  ])('fours and sixes: %j', (changes, [four, six]) => {
    expect(commentWith(changes)).toMatchObject({ four, six });
  });
});

test.each([
  [{}, "Pia Rook to Tam O'Shea"],
  [{ BowlerName: 'P Rook', BatsmanName: 'T Shea' }, 'P Rook to T Shea'],
  [{ Bowler_Name: '' }, null],
  [{ Batsman_Name: null }, null],
  [between, null],
])('%j has the title %p', (changes, title) => {
  expect(commentTitle(commentWith(changes))).toBe(title);
});

test('players lead to their pages where the host has pages, and the scorecard the players', () => {
  const linked = toNames(MatchInfo.parse(wireMatchInfo()), true);
  const item = { Batsman: '402', Bowler: 'nobody' };
  const comment = toComment(aCommentaryItem(item), linked);

  expect(comment.players).toEqual({
    batsman: { id: '402', name: "Tam O'Shea" },
    bowler: { name: 'Pia Rook' },
  });
  expect(commentWith(item).players?.batsman).toEqual({ name: "Tam O'Shea" });
});

test('text is not parsed as markup, and a comment may have none', () => {
  const html = '<b>Out!</b> &amp; gone';

  expect(commentWith({ Commentary: html }).text).toBe(html);
  expect(commentWith({ Commentary: null }).text).toBe('');
});

describe("an over's summary", () => {
  const summary = {
    Over: '6',
    Runs: '9',
    Score: '55/1',
    Batsmen: [
      { Batsman: '402', Runs: '28', Balls: '18' },
      { BatsmanName: 'I Marsh', Batsman: '401', Runs: '0', Balls: 0 },
      { Batsman: 999 },
    ],
    Bowlers: [
      { Bowler: 701, Overs: '2', Maidens: '0', Runs: '17', Wickets: '1' },
      { BowlerName: 'P Rook' },
    ],
    Current_runrate: '9.16',
  };

  test('the summary of an over resolves its ids to names', () => {
    expect(commentWith({ Summary: summary }).summary).toEqual({
      over: '6',
      runs: '9',
      wickets: null,
      score: '55/1',
      runRate: '9.16',
      batsmen: [
        { name: "Tam O'Shea", figures: '28 (18)' },
        { name: 'I Marsh', figures: '0 (0)' },
        { name: 'Unknown player', figures: '0 (0)' },
      ],
      bowlers: [
        { name: 'Noor Vale', figures: '2 - 0 - 17 - 1' },
        { name: 'P Rook', figures: '0 - 0 - 0 - 0' },
      ],
    });
  });

  test.each([
    [{ Score: '55/1', Over: '6' }, '9.17'],
    [{ Score: '55', Over: 5 }, '11.00'],
    [{ Score: '55/1', Over: '0' }, null],
    [{ Score: '55/1', Over: '6.3' }, null],
    [{ Score: '', Over: '6' }, null],
    [{ Over: '6' }, null],
    [{}, null],
  ])('the summary of an over with %j alone gives the run rate %p', (parts, rate) => {
    expect(commentWith({ Summary: parts }).summary?.runRate).toBe(rate);
  });
});

const files = realFiles('si', /\.commentary_\d+\.json$/);
const real = files.length > 0 ? it.each(files) : it.skip.each([{ name: 'not at hand', text: '' }]);

real('$name crosses: every ball has a chip, every wicket and boundary its kind', ({ text }) => {
  const { Commentary: items } = JSON.parse(text) as { Commentary: Record<string, unknown>[] };
  const comments = items.map(item => toComment(parseResponse(CommentaryItem, item).data, names));

  const balls = comments.filter(comment => comment.ball !== null);
  expect(balls).toHaveLength(items.filter(item => item['Isball']).length);
  expect(balls.every(ball => /^([0-7](wd|nb|lb|b)?|wd|nb|W)$/.test(ball.ball ?? ''))).toBe(true);
  expect(comments.filter(comment => comment.kind === 'wicket').length).toBe(
    items.filter(item => item['Detail'] === 'W').length,
  );
  expect(comments.filter(comment => comment.four || comment.six).length).toBe(
    items.filter(item => item['Isboundary'] === true && item['Detail'] !== 'W').length,
  );
});
