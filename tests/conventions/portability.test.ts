import { projectFiles, textOf } from './project-files';

const isText = /\.(tsx?|mjs|cjs|js|json|jsonc|css|md|ya?ml|html|conf|sql|svg)$|^\.[^/]+$|^\.ci\//;
// Split, so that this file does not contain the forbidden texts.
const forbidden = [
  ['an absolute path of one machine', new RegExp(`(^|[\\s'"(\`=])/(${'work'}|home|Users|root)/`)],
  ['a registry other than the public one', /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)/],
  ['a tool beside the clone', new RegExp(['shared', 'tools'].join('/'))],
] as const;

it.each(forbidden)('no file names %s', (_, pattern) => {
  const files = projectFiles().filter(file => isText.test(file) && pattern.test(textOf(file)));

  expect(files).toEqual([]);
});

it('the project has a licence', () => {
  expect(textOf('LICENSE')).toContain('MIT License');
});
