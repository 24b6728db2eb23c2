import type { MatchRecord } from '@/api/demo/records/record';
import { unfoundedNumbers } from '@/lib/domain/prose/sentence';
import { recordNamed, walkedRecords } from '@/tests/fixtures/all-records';
import { fc } from '@/tests/fixtures/properties';
import { reportSource } from '@/tests/fixtures/results/report-source';
import { composeReport, type Report } from './compose-report';
import * as inningsPhrases from './innings-phrases';
import * as reportPhrases from './report-phrases';
import type { ReportSource } from './report-source';
import { reportWords, wordsOf } from './select-sentences';

const sentencesOf = (report: Report | null) => report?.paragraphs.flat() ?? [];
const textOf = (report: Report | null): string =>
  sentencesOf(report)
    .map(({ text }) => text)
    .join(' ');

/** What is no English, and what a template leaves behind. */
const defects =
  /[{}]|\b(?:undefined|null|NaN)\b|\s{2}|\s[.,;:]|(?<![\d.])1 (?:runs|balls|overs|wickets|fours|sixes)\b/;
/** A report advises nothing and names no price. */
const advice = /\b(?:bet|bets|odds|price|value|tip|should|favourites?|back)\b/i;

function expectGoodReport(report: Report | null): void {
  const sentences = sentencesOf(report);
  const facts = report?.facts ?? {};
  const words = wordsOf(textOf(report));
  expect(words).toBeGreaterThanOrEqual(reportWords.least);
  expect(words).toBeLessThanOrEqual(reportWords.most);
  for (const sentence of sentences) {
    expect(unfoundedNumbers(sentence, facts)).toEqual([]);
    expect(sentence.facts.filter(id => !(id in facts))).toEqual([]);
    expect(sentence.text).toMatch(/\.$/);
    expect(sentence.text).not.toMatch(defects);
    expect(sentence.text).not.toMatch(advice);
  }
  expect(report?.title).not.toMatch(defects);
  expect(report?.excerpt.length).toBeLessThanOrEqual(300);
}

const t20 = recordNamed('1252728');
const test5 = recordNamed('1239544');

describe('the phrases', () => {
  const lists = [...Object.values(reportPhrases), ...Object.values(inningsPhrases)]
    .flatMap(group => Object.entries<readonly (string | readonly string[])[]>(group))
    .flatMap(([name, entries]): [string, readonly string[]][] =>
      entries.some(entry => typeof entry !== 'string')
        ? entries.map(entry => [name, [entry].flat()])
        : [[name, entries.flat()]],
    );

  test('have no number of their own, no two alike, and one full stop', () => {
    const phrases = lists.flatMap(([, list]) => list);
    expect(phrases.filter(phrase => /\d/.test(phrase.replace(/\{[\w.]+\}/g, '')))).toEqual([]);
    const titles = new Set<string>(Object.values(reportPhrases.titlePhrases).flat());
    const sentences = phrases.filter(phrase => !titles.has(phrase));
    const ends = sentences.map(phrase => phrase.replace(/\{[\w.]+\}/g, 'X'));
    expect(ends.filter(phrase => !/^[A-Z][^.]*\.$/.test(phrase))).toEqual([]);
    for (const [, list] of lists) expect(new Set(list).size).toBe(list.length);
  });

  test('vary: each of a sentence has three', () => {
    const titles = new Set(Object.keys(reportPhrases.titlePhrases));
    const few = lists.filter(([name, list]) => list.length < 3 && !titles.has(name));
    expect(few).toEqual([]);
  });

  test('of a list differ between matches', () => {
    const first = walkedRecords
      .slice(0, 12)
      .map(([, record]) => composeReport({ ...reportSource(record), chances: new Map() }))
      .map(report => sentencesOf(report)[1]?.text.replace(/[A-Z]\w+ \d+, \d+/, ''));
    expect(new Set(first).size).toBe(3);
  });
});

test('every record with more than a few overs has a report in which each number is a fact', () => {
  const without = walkedRecords.filter(([, record]) => {
    const report = composeReport(
      reportSource(record, {
        ground: { matches: 7, highest: 150 },
        season: { matches: 9, highest: 200 },
      }),
    );
    if (report) expectGoodReport(report);
    return report === null;
  });

  expect(new Set(without.map(([, { outcome }]) => outcome.result))).toEqual(new Set(['no result']));
}, 120_000);

test('the same source has the same report', () => {
  expect(composeReport(reportSource(t20))).toEqual(composeReport(reportSource(t20)));
});

describe('what is not known is not written', () => {
  const textWith = (change: (source: ReportSource) => ReportSource) =>
    textOf(composeReport(change(reportSource(t20))));

  test('a match without a scorecard, without a ball or without a result has no report', () => {
    const source = reportSource(t20);
    const empty = { ...source.fields, result: { kind: 'abandoned' as const } };
    expect(composeReport({ ...source, info: null })).toBeNull();
    expect(composeReport({ ...source, info: { ...source.info, Innings: [] } })).toBeNull();
    expect(composeReport({ ...source, fields: empty, info: null })).toBeNull();
    const { result: _result, ...unknown } = source.fields;
    const info = { ...source.info, Matchdetail: { ...source.info?.Matchdetail, Result: '' } };
    expect(composeReport({ ...source, fields: unknown, info })).toBeNull();
  });

  test('totals alone are too little', () => {
    const { info, ...source } = reportSource(t20);
    const innings = (info?.Innings ?? []).map(({ Number: n, Battingteam, Total, Wickets }) => ({
      ...{ Number: n, Battingteam, Total, Wickets },
    }));
    expect(composeReport({ ...source, info: { ...info, Innings: innings } })).toBeNull();
  });

  test('the win chance appears only where every over has one', () => {
    const source = reportSource(recordNamed('1410438'));
    const gap = new Map([...source.chances].map(([id, overs]) => [id, overs.slice(1)]));
    expect(textOf(composeReport(source))).toContain('win chance');
    expect(textOf(composeReport({ ...source, chances: gap }))).not.toContain('win chance');
    expect(textWith(one => ({ ...one, chances: new Map() }))).not.toContain('win chance');
  });

  test('a record has at least five other matches, and is higher than all of them', () => {
    const withGround = (matches: number, highest: number | null) =>
      textWith(source => ({ ...source, ground: { matches, highest } }));
    expect(withGround(5, 123)).toContain('the 6 matches in this format at Trent Bridge');
    for (const text of [withGround(4, 1), withGround(5, 124), withGround(5, null)])
      expect(text).not.toContain('highest total');
  });
});

describe('a result', () => {
  const withResult = (record: MatchRecord, result: ReportSource['fields']['result']) => {
    const source = reportSource(record);
    return composeReport({ ...source, fields: { ...source.fields, result } });
  };

  test.each([
    [
      'tied',
      { kind: 'tied' as const },
      /\bti(?:e|ed)\b/,
      'Trent Rockets and Manchester Originals tie',
    ],
    [
      'a super over',
      { kind: 'tied' as const, winner: 1 as const, super_over: true },
      /Super Over/,
      'Manchester Originals beat Trent Rockets in a Super Over',
    ],
    [
      'DLS',
      { kind: 'won' as const, winner: 0 as const, margin: { runs: 1 }, method: 'dls' as const },
      /by 1 run\b.*DLS method|DLS method.*by 1 run\b/,
      'Trent Rockets beat Manchester Originals by 1 run',
    ],
    [
      'a forfeit',
      { kind: 'conceded' as const, winner: 0 as const },
      /conceded/,
      'Trent Rockets v Manchester Originals: Match conceded by Manchester Originals',
    ],
    [
      'awarded',
      { kind: 'awarded' as const, winner: 1 as const },
      /awarded/,
      'Trent Rockets v Manchester Originals: Match awarded to Manchester Originals',
    ],
    [
      'abandoned after play',
      { kind: 'abandoned' as const },
      /abandoned/,
      'Trent Rockets v Manchester Originals: Match abandoned',
    ],
    [
      'fewer wickets lost',
      { kind: 'won' as const, winner: 0 as const, method: 'fewer_wickets' as const },
      /fewer wickets lost/,
      'Trent Rockets v Manchester Originals: Trent Rockets won (fewer wickets lost)',
    ],
    [
      'an innings',
      { kind: 'won' as const, winner: 0 as const, margin: { innings: 1 as const, runs: 20 } },
      /an innings and 20 runs/,
      'Trent Rockets beat Manchester Originals by an innings and 20 runs',
    ],
  ])('%s is stated', (_, result, sentence, title) => {
    const report = withResult(t20, result);
    expectGoodReport(report);
    expect(report?.paragraphs[0]?.[0]?.text).toMatch(sentence);
    expect(report?.title).toBe(title);
  });

  test('a draw is no move of the last ball', () => {
    const draw = composeReport(reportSource(recordNamed('1239543')));
    expect(textOf(draw)).not.toContain('77 points');
  });
});

test('of two innings a side all four are in it, and a forfeited one is not', () => {
  const source = reportSource(test5);
  const text = textOf(composeReport(source));
  expect(text.match(/second innings|batted again/g)).toHaveLength(1);
  expect(text).toMatch(/\b272 runs\b/);

  const forfeited = { Battingteam: source.info?.Innings?.[1]?.Battingteam, Total: '0', Overs: '0' };
  const innings = (source.info?.Innings ?? []).map((card, index) =>
    index === 1 ? forfeited : card,
  );
  const report = composeReport({ ...source, info: { ...source.info, Innings: innings } });
  expect(textOf(report)).not.toMatch(/England (?:made|were all out for) 0\b/);
});

test('names in any script and of any length read as English, and cannot become templates', () => {
  const name = fc.oneof(
    fc.constantFrom('मुंबई इंडियंस', 'St. Kilda C.C.', 'الهند', '{winner}', '$& $1', 'x'.repeat(80)),
    fc
      .array(fc.constantFrom('Ferns', 'of', 'भारत', 'XI', '&'), { minLength: 1, maxLength: 16 })
      .map(words => words.join(' ')),
  );
  fc.assert(
    fc.property(name, name, (first, second) => {
      fc.pre(first !== second);
      const source = reportSource(t20);
      const competitors = source.fields.competitors?.map(({ id }, at) => ({
        id,
        name: at === 0 ? first : second,
      }));
      const report = composeReport({ ...source, fields: { ...source.fields, competitors } });
      for (const sentence of sentencesOf(report)) {
        expect(unfoundedNumbers(sentence, report?.facts ?? {})).toEqual([]);
        expect(sentence.text).not.toMatch(/\.\.$|\b(?:undefined|null)\b/);
      }
      expect(wordsOf(textOf(report))).toBeLessThanOrEqual(reportWords.most);
      expect(textOf(report)).toContain(first);
    }),
  );
});
