import { createReport, type ValidationError } from '@/api/content/validation-errors';
import { readYaml, splitFrontMatter } from './yaml';

const problemsOf = (text: string): ValidationError[] => {
  const problems: ValidationError[] = [];
  readYaml(text, createReport('pages/a.md', problems), 'block', 10);
  return problems;
};

// Some thousand levels end the process where they are parsed: V8 has no stack left for an expression of the parser.
it.each([
  ['flow lists', `title: A\nitems: ${'['.repeat(4000)}`, 11],
  ['flow maps', `title: A\nitems: ${'{a: '.repeat(4000)}`, 11],
  ['lists in one line', '- '.repeat(4000), 10],
  ['keys in one line', '? '.repeat(4000), 10],
  [
    'lines, each further in',
    Array.from({ length: 400 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
    109,
  ],
])('refuses thousands of nested %s, with the line', (_, text, line) => {
  expect(problemsOf(text)).toEqual([
    { file: 'pages/a.md', path: 'block', reason: `line ${line}: more than 100 levels deep` },
  ]);
});

it('reads up to 90 levels of nesting', () => {
  expect(problemsOf(`a: ${'['.repeat(90)}${']'.repeat(90)}`)).toEqual([]);
});

it('refuses aliases that multiply', () => {
  const lists = Array.from({ length: 9 }, (_, index) => {
    const aliases = Array.from({ length: 9 }, () => `*a${index}`).join(', ');
    return `b${index}: &a${index + 1} [${aliases}]`;
  });
  const text = ['a: &a0 [x]', ...lists].join('\n');

  expect(problemsOf(text)).toMatchObject([{ reason: expect.stringContaining('alias') }]);
});

it('refuses deep front matter', () => {
  const problems: ValidationError[] = [];
  const report = createReport('pages/a.md', problems);

  expect(splitFrontMatter(`---\na: ${'['.repeat(4000)}\n---\n`, report)).toBeNull();
  expect(problems).toMatchObject([{ reason: 'line 2: more than 100 levels deep' }]);
});
