import { readdirSync } from 'node:fs';
import { isPagePath } from './page-paths';
import { canonicalUrl } from './canonical/canonical';
import { literalPrefix, matchPageRoute } from './match-route';
import { isRegionBlocked } from './region';
import { closedSections, pageRoutes } from './routes';

/** A path of a route, with values that its parameters accept. */
const examplePath = (pattern: string): string =>
  pattern
    .replace(':filter', 'in-play')
    .replace(':odds', '1.85')
    .replace(':period', '6-hours')
    .replace(':page', '2')
    .replace(':day', '2026-11-28')
    .replace('preview/:id', `preview/${'x'.repeat(32)}`)
    .replace(':token', 'MTc5NTY4MTIwMDAwMCBhQGIuZXhhbXBsZQ.Zm9yZ2Vk')
    .replace(/:\w+/g, 'x');

/** The canonical paths of the page files in app/, without groups and internal segments. */
const appPaths = readdirSync('app/[view]', { encoding: 'utf8', recursive: true })
  .filter(file => file.endsWith('page.tsx') && !file.includes('~document'))
  .map(file => {
    const segments = file
      .split('/')
      .slice(0, -1)
      .filter(segment => !/^\(|^~|^\[\[/.test(segment));
    return `/${segments.join('/')}`;
  });

test.each(pageRoutes.map(route => [route.pattern, route]))(
  '%s matches its own paths before any other route does',
  (pattern, route) => {
    expect(matchPageRoute(examplePath(pattern))?.route).toBe(route);
  },
);

test.each(pageRoutes.filter(({ redirect }) => !redirect).map(route => [route.pattern, route]))(
  '%s is a page, and not a redirect',
  (pattern, { query, servedBy }) => {
    const path = examplePath(pattern);
    const list = query === 'bookmakers' || query?.startsWith('page') ? '/~list' : '';

    expect(isPagePath(path)).toBe(true);
    expect(canonicalUrl(path, '')).toEqual({ kind: 'page', path: (servedBy ?? path) + list });
  },
);

test('every page file in app/ serves a route, and every route has a page file', () => {
  const routePaths = pageRoutes
    .filter(({ redirect, isContent }) => !redirect && !isContent)
    .map(({ pattern, servedBy }) =>
      (servedBy ?? pattern)
        .replace(/^\/newsletter\/[^/]+/, '/newsletter/[step]')
        .replace(':filter', '[filterName]')
        .replace(/:(\w+)/g, '[$1]'),
    );

  expect([...new Set([...routePaths, '/[...path]'])].sort()).toEqual(appPaths.sort());
});

test('routes with the same literal prefix have the same region rule', () => {
  const rules = new Map<string, Set<string>>();
  for (const { pattern, region = 'content' } of pageRoutes) {
    const prefix = literalPrefix(pattern);
    rules.set(prefix, (rules.get(prefix) ?? new Set()).add(region));
  }

  expect([...rules].filter(([, rulesOfPath]) => rulesOfPath.size > 1)).toEqual([]);
});

test.each(pageRoutes.map(({ pattern, region }) => [pattern, region ?? 'content'] as const))(
  '%s follows its region rule, %s, also at its internal path',
  (pattern, region) => {
    const canonical = canonicalUrl(examplePath(pattern), '');
    if (canonical.kind !== 'page') return expect(canonical.kind).toBe('redirect');

    expect(isRegionBlocked(canonical.path, 'full')).toBe(false);
    expect(isRegionBlocked(canonical.path, 'info')).toBe(region === 'offers');
    expect(isRegionBlocked(canonical.path, 'blocked')).toBe(region !== 'legal');
  },
);

test.each(closedSections)('only listed paths exist below /%s', section => {
  expect(canonicalUrl(`/${section}/not-listed`, '')).toEqual({ kind: 'not-found' });
});
