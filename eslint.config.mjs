import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';

// The plugin that Next brings, so that there is one version of it.
const { rules: a11y } = next.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y']
  .flatConfigs.recommended;

// A server formats in its own language and a browser in the visitor's: the HTML would differ.
const unnamedLocale = 'Name the locale: without one, server and browser format differently.';
const undefinedFirst = '[arguments.0.type="Identifier"][arguments.0.name="undefined"]';
const formatters = 'callee.object.name="Intl"';
const noUnnamedLocale = [
  `:matches(CallExpression, NewExpression)[${formatters}][arguments.length=0]`,
  `:matches(CallExpression, NewExpression)[${formatters}]${undefinedFirst}`,
  'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
  `CallExpression[callee.property.name=/^toLocale/]${undefinedFirst}`,
  'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
].map(selector => ({ selector, message: unnamedLocale }));

const noHtmlInjection = [
  'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
].map(selector => ({ selector, message: 'HTML is set only by the files named in this config.' }));

// The contract's schemas are zod/mini's, and so are those of the content files that extend them; settings,
// routes and tests use zod.
const classicZod = { name: 'zod', message: "Here schemas are built with 'zod/mini'." };
const miniZod = { name: 'zod/mini', message: "Here schemas are built with 'zod'." };
const fastCheck = {
  name: 'fast-check',
  message: 'tests/fixtures/properties.ts sets its number of cases and its seed.',
};

// The editor has its own packages, which are installed when it is first started.
const isEditorInstalled = existsSync(new URL('editor/node_modules/payload', import.meta.url));

export default [
  ...(isEditorInstalled ? [] : [{ ignores: ['editor/src/'] }]),
  { ignores: ['editor/src/migrations/', 'editor/next-env.d.ts', '**/importMap.js'] },
  { ignores: ['**/.next/', 'dist/', '.data/', 'coverage/', 'playwright-report/', 'test-results/'] },
  ...next,
  ...typescript,
  {
    // What a rule forbids is changed, or the rule is changed here for everyone.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      ...a11y,
      // An area that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['ul'], roles: ['tabpanel', 'region'] },
      ],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      'no-warning-comments': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings from lib/env or api/env.' },
      ],
      'no-restricted-syntax': ['error', ...noUnnamedLocale, ...noHtmlInjection],
      'react/no-danger': 'error',
      'react/jsx-no-target-blank': ['error', { allowReferrer: true }],
      // Pictures come in two given sizes; Next's optimizer is off.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['editor/src/**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: './editor/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    // The operator console is loaded again each time, with the numbers of now.
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    // A pattern that a long text makes slow would hold every visitor.
    files: ['{api,app,components,lib,server}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [
      'lib/contract/**',
      'api/content/**',
      'tests/fixtures/{promised-routes,properties}.ts',
    ],
    rules: { 'no-restricted-imports': ['error', miniZod, fastCheck] },
  },
  {
    files: ['api/content/**'],
    rules: { 'no-restricted-imports': ['error', classicZod, fastCheck] },
  },
  {
    files: ['lib/contract/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', fastCheck] },
  },
  {
    // Pure code: the same in the browser, in Next and in the API.
    files: ['lib/contract/**', 'lib/domain/**', 'lib/routing/**', 'lib/dates/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['node:*'], paths: [...builtinModules, classicZod] },
      ],
      'no-restricted-globals': ['error', 'globalThis', 'process', 'window', 'document'],
    },
  },
  {
    files: [
      'lib/env.ts',
      'api/env.ts',
      'editor/src/{env,payload.config,instrumentation}.ts',
      'editor/src/commands/**',
      'editor/{server.mjs,server/**}',
      'scripts/**',
      'bench/**',
      'tests/**',
      'examples/**',
      '**/*.config.*',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['lib/log.ts', 'lib/client-log.ts', 'api/log.ts', 'scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'components/content/rich-text.tsx',
      'components/content/banner*.tsx',
      'lib/seo/json-ld.tsx',
    ],
    rules: { 'react/no-danger': 'off' },
  },
  {
    // Pages run once, on the server, and may ask for the time.
    files: ['app/**'],
    ignores: ['**/*.client.tsx'],
    rules: { 'react-hooks/purity': 'off' },
  },
  { files: ['**/*.test.tsx'], rules: { 'jsx-a11y/anchor-has-content': 'off' } },
  // The third parameter of a fixture in Playwright is called `use`, as a hook of React is.
  { files: ['tests/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['api/demo/records/data/**', 'editor/format/forms.ts'], rules: { 'max-lines': 'off' } },
];
