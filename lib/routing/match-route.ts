import { pageRoutes, type PageRoute } from './routes';

/**
 * A regular expression that matches exactly the paths of a pattern: `:name` is one segment, captured
 * under its name; a pattern that ends with '/' also matches every path below it.
 */
export function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map(segment =>
      segment.startsWith(':') ? `(?<${segment.slice(1)}>[^/]+)` : segment.replaceAll('.', '\\.'),
    )
    .join('/');
  return new RegExp(`^${source}${pattern.length > 1 && pattern.endsWith('/') ? '' : '$'}`);
}

/** The part of a pattern before its first parameter: '/news' of '/news/:slug'. */
export const literalPrefix = (pattern: string): string => pattern.replace(/\/:.*$/, '') || '/';

export type RouteMatch = { route: PageRoute; params: Partial<Record<string, string>> };

const matchers = pageRoutes.map(route => ({ route, regExp: patternToRegExp(route.pattern) }));

/** The route of a page's path in its canonical form; null when it is in no route of the table. */
export function matchPageRoute(path: string): RouteMatch | null {
  for (const { route, regExp } of matchers) {
    const match = regExp.exec(path);
    if (!match) continue;
    const params = match.groups ?? {};
    const isAccepted = Object.entries(route.params ?? {}).every(([name, values]) =>
      values?.test(params[name] ?? ''),
    );
    if (isAccepted && (route.accepts?.(path) ?? true)) return { route, params };
  }
  return null;
}

/** Whether a path has the form of a route, whatever its parameters are; no other page can be there. */
export const hasRouteForm = (path: string): boolean =>
  matchers.some(({ regExp }) => regExp.test(path));
