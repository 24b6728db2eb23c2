import { matchFormats, type MatchFormat } from '@/lib/contract/match-format';
import { MatchInfo } from '@/lib/contract/match-info';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { storedMatch } from '@/tests/api/store/stored-match';
import { toAlertMatch } from './alert-state';

/** The innings of a live match that alerts count as over. */
function inningsOver(innings: object[], format?: MatchFormat): number {
  const event = storedMatch();
  const matchInfo = MatchInfo.parse({ Innings: innings });
  const fields = { ...event.fields, status: 2, ...(format && { format }) };
  return toAlertMatch({ ...event, fields, matchInfo }).state.innings;
}

test.each(matchFormats)('an innings of %s is over once its balls are bowled', format => {
  const { ballsPerInnings } = figuresOf(format);
  const after = (balls: number) =>
    inningsOver([{ Total: '120', Wickets: '4', Total_Balls_Bowled: String(balls) }], format);

  expect(after((ballsPerInnings ?? 600) - 1)).toBe(0);
  expect(after(ballsPerInnings ?? 600)).toBe(ballsPerInnings === null ? 0 : 1);
});

test.each(matchFormats)('an innings of %s that rain has shortened is over earlier', format => {
  const card = { Total: '60', Wickets: '4', AllotedBalls: '40' };

  expect(inningsOver([{ ...card, Total_Balls_Bowled: '39' }], format)).toBe(0);
  expect(inningsOver([{ ...card, Total_Balls_Bowled: '40' }], format)).toBe(1);
});

test.each(matchFormats)('ten wickets end an innings of %s, and two a super over', format => {
  const balls = String(figuresOf(format).ballsPerOver);
  const full = { Total: '120', Wickets: '10' };
  const superOver = (Wickets: string) =>
    inningsOver([full, full, { Total: '3', Wickets, AllotedBalls: balls }], format);

  expect(inningsOver([{ ...full, Wickets: '9' }], format)).toBe(0);
  expect(inningsOver([full], format)).toBe(1);
  expect(superOver('1')).toBe(2);
  expect(superOver('2')).toBe(3);
});

test('without a format only the balls that a card states end an innings', () => {
  expect(inningsOver([{ Total: '120', Wickets: '4', Total_Balls_Bowled: '120' }])).toBe(0);
});
