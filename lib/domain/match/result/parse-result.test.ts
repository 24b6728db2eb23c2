import { readFileSync } from 'node:fs';
import { fc } from '@/tests/fixtures/properties';
import {
  resultKinds,
  resultMethods,
  type MatchResult,
  type ResultMargin,
} from '@/lib/contract/match-result';
import { bareResult, resultText } from './match-result';
import { parseResult } from './parse-result';
import type { SideName } from './side-names';

/*
 * Each line: the sides, the sentence, and its result, or '-' where it states none. Sentences of matches of the
 * embedded records have the outcome of the record.
 */
const lines = readFileSync('tests/fixtures/results/result-sentences.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map(line => line.split(' | ') as [string, string, string, string]);

const toSide = (text: string): SideName => {
  const [name = '', short = null] = text.split('=');
  return { name, short };
};

function toResult(words: string): MatchResult | null {
  if (words === '-') return null;
  const [kind, ...rest] = words.split(' ');
  const result = bareResult(resultKinds.find(resultKind => resultKind === kind) ?? 'won');
  const margin: ResultMargin = {};
  for (const word of rest) {
    const [key, value = ''] = word.split('=');
    const method = resultMethods.find(method => method === key);
    if (key === '0' || key === '1') result.winner = key === '0' ? 0 : 1;
    else if (key === 'runs' || key === 'wickets') margin[key] = Number(value);
    else if (key === 'innings') margin.innings = 1;
    else if (key === 'super_over') result.super_over = true;
    else if (method) result.method = method;
    else if (key === 'target') {
      const [target, overs] = value.split('/').map(Number);
      result.revised = { target: target ?? NaN, overs: overs ?? null };
    } else throw new Error(`'${word}' is not part of a result`);
  }
  return { ...result, margin: Object.keys(margin).length > 0 ? margin : null };
}

test('there are 300 sentences', () => {
  expect(lines.length).toBeGreaterThanOrEqual(300);
});

test.each(lines)('%s, %s: %j is %s', (first, second, sentence, words) => {
  expect(parseResult(sentence, [toSide(first), toSide(second)])).toEqual(toResult(words));
});

test('the order of the sides is that of the match', () => {
  for (const [first, second, sentence, words] of lines) {
    const result = toResult(words);
    const turned = result && {
      ...result,
      winner: result.winner == null ? null : result.winner === 0 ? 1 : 0,
    };
    expect(parseResult(sentence, [toSide(second), toSide(first)])).toEqual(turned);
  }
});

const oddWords = [
  'won',
  'beat',
  'tie',
  'lost',
  'by 3 runs',
  'XI',
  'Knots',
  'Auks',
  'No Result',
  'the',
  'दिल्ली',
  'São',
  'A',
  '(West)',
  'and',
  ',',
  ':',
  '- Day 1',
];
const oddName = fc
  .array(fc.constantFrom(...oddWords), { minLength: 1, maxLength: 4 })
  .map(words => words.join(' '))
  .filter(name => /\p{L}/u.test(name));
const side = fc.constantFrom<0 | 1>(0, 1);
const margin = fc.oneof(
  fc.record({ runs: fc.integer({ min: 1, max: 700 }) }),
  fc.record({ wickets: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ innings: fc.constant<1>(1), runs: fc.integer({ min: 1, max: 700 }) }),
);
const anyResult: fc.Arbitrary<MatchResult> = fc.oneof(
  fc
    .record({ winner: side, margin, method: fc.constantFrom('dls' as const, 'vjd' as const, null) })
    .map(fields => ({
      ...bareResult('won'),
      ...fields,
    })),
  side.map(winner => ({ ...bareResult('tied'), winner, super_over: true })),
  side.map(winner => ({ ...bareResult('tied'), winner, method: 'bowl_out' as const })),
  side.map(winner => ({ ...bareResult('drawn'), winner, method: 'first_innings' as const })),
  side.map(winner => ({ ...bareResult('awarded'), winner })),
  side.map(winner => ({ ...bareResult('conceded'), winner })),
  fc
    .constantFrom('tied' as const, 'drawn' as const, 'no_result' as const, 'abandoned' as const)
    .map(bareResult),
);
const teams = (first: string, second: string) => [{ name: first }, { name: second }] as const;

test('our own sentences are read as the results that they were made from', () => {
  fc.assert(
    fc.property(anyResult, result => {
      const sides = teams('Ferns', 'Herons');
      expect(parseResult(resultText(result, sides), sides)).toEqual(result);
    }),
  );
});

test('a sentence is read correctly or not at all, whatever the sides are called', () => {
  fc.assert(
    fc.property(anyResult, oddName, oddName, (result, first, second) => {
      const sides = teams(first, second);
      const read = parseResult(resultText(result, sides), sides);
      if (read) expect(read).toEqual(result);
    }),
  );
});

test('a sentence about other sides is not read', () => {
  fc.assert(
    fc.property(anyResult, result => {
      fc.pre(result.winner !== null);
      const text = resultText(result, teams('Ferns', 'Herons'));
      expect(parseResult(text, teams('Owls', 'Terns'))).toBeNull();
    }),
  );
});
