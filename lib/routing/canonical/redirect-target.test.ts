import { redirectTarget } from './redirect-target';

const redirects = [
  { from: '/news/old', to: '/news/new' },
  { from: '/news/oldest', to: '/news/old' },
  { from: '/a', to: '/b' },
  { from: '/b', to: '/a' },
  { from: '/self', to: '/self' },
];

test.each([
  ['is null for a path without a redirect', '/news/other', null],
  ['is the address of the redirect', '/news/old', '/news/new'],
  ['is the last address of redirects in a row', '/news/oldest', '/news/new'],
  ['is null for redirects in a circle', '/a', null],
  ['is null for a path that leads to itself', '/self', null],
])('the target %s', (_title, path, target) => {
  expect(redirectTarget(path, redirects)).toBe(target);
});
