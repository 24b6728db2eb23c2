import { patternToRegExp } from './match-route';
import { endpoints, fileRoutes, type FileRoute } from './routes';

const unionOf = (patterns: readonly string[]): RegExp =>
  new RegExp(
    patterns
      // A union must not name one group twice.
      .map(pattern => patternToRegExp(pattern).source.replaceAll(/\(\?<\w+>/g, '(?:'))
      .join('|'),
  );

const patternsOf = (routes: readonly FileRoute[]): string[] => routes.map(({ pattern }) => pattern);

const file = unionOf(patternsOf(fileRoutes));
const machineReadable = unionOf(patternsOf(fileRoutes.filter(route => route.isMachineReadable)));
const fixed = unionOf([
  ...patternsOf(fileRoutes).filter(pattern => !/\/$|:/.test(pattern)),
  ...endpoints,
]);

/** Whether a path is a page's: not a file, an endpoint, or a document for machines. */
export const isPagePath = (pathname: string): boolean => !file.test(pathname);

/** Whether a path is a document for machines about pages, blocked where all pages are blocked. */
export const isMachineReadablePath = (pathname: string): boolean => machineReadable.test(pathname);

/** Whether a path that is not a page's always exists, so that a request for it cannot be a guess. */
export const isFixedPath = (pathname: string): boolean =>
  fixed.test(pathname.startsWith('/api/') ? pathname.replace(/\/$/, '') : pathname);
