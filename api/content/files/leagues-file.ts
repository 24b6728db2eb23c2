import * as z from 'zod/mini';
import { tableCriteria } from '@/lib/domain/series/table-rules';
import { labelled, optional } from './form-info';
import { text } from './value-types';

const season = z.int().check(z.gte(1800), z.lte(2200));
const points = z.number().check(z.gte(0), z.lte(100));

const bonus = z.strictObject({
  points: labelled('Bonus points', points),
  run_rate: labelled('Required run rate', z.number().check(z.gte(1), z.lte(10)), {
    help: 'As a multiple of the other side’s run rate, such as 1.25. A side that is all out counts its full overs.',
  }),
});

const competition = z
  .strictObject({
    name: labelled('Name of the competition', text, {
      help: 'Without a season: Asia Cup is the name of the series Asia Cup, 2012. Accents and capitals do not matter.',
    }),
    from: optional('First season with these rules', season, {
      help: 'A year. Empty: since the beginning.',
    }),
    to: optional('Last season with these rules', season, {
      help: 'A year. Empty: they are in force. Of several entries, the first whose name and seasons match is used.',
    }),
    win: labelled('Points for a win', points),
    tie: labelled('Points for a tie', points, {
      help: 'For each side, if nothing decides the match.',
    }),
    no_result: labelled('Points for no result', points, {
      help: 'For each side, also if the match is abandoned.',
    }),
    bonus: optional('Bonus for a high run rate', bonus, {
      help: 'Fill in both numbers, or none if there is no bonus.',
    }),
    order: optional(
      'What decides between sides',
      z.array(z.enum(tableCriteria)).check(z.minLength(1)),
      {
        help: 'In this order. Empty: points, then wins, then net run rate.',
        options: [
          { value: 'points', label: 'Points' },
          { value: 'wins', label: 'Wins' },
          { value: 'head_to_head', label: 'Wins against the sides that are equal so far' },
          { value: 'bonus_points', label: 'Bonus points' },
          { value: 'net_run_rate', label: 'Net run rate' },
        ],
      },
    ),
    carries_into: optional('Later stage that keeps results', text, {
      help: 'Its name, such as Super Four: sides take the matches that they played against each other into it. Empty: none.',
    }),
    source: labelled('Source of these rules', text, {
      help: 'Shown under the table, such as: Asia Cup playing conditions of 2014, points system.',
    }),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      message: 'expected a season not before from',
      path: ['to'],
    }),
  );

/** How competitions count their points; the first entry of a competition whose seasons fit is used. */
export const LeaguesFile = z.strictObject({
  competitions: labelled('Competitions', z.array(competition), {
    help: 'One that is not listed has 2 points for a win and 1 for a tie or no result, and its table states it.',
  }),
});
export type LeaguesFile = z.infer<typeof LeaguesFile>;
