import { toContentPath } from '@/lib/domain/content/content-path';
import { patternToRegExp } from '@/lib/routing/match-route';
import { closedSections, fileRoutes, pageRoutes } from '@/lib/routing/routes';

/** Routes of the site that show the page with their name. */
const pagesOfRoutes = new Set(['how-to-bet', 'about-us']);

const takenPaths = [...pageRoutes.filter(({ isContent }) => !isContent), ...fileRoutes].map(
  ({ pattern }) => patternToRegExp(pattern),
);

/** Why the site could never show a file with a valid name, which has no ending; null when it can. */
export function reasonUnreachable(folder: string, name: string): string | null {
  if (toContentPath(name.split('/')) === null)
    return 'expected at most 8 folders, and names of at most 120 characters';
  if (folder !== 'pages') {
    if (name.includes('/'))
      return `expected a name without folders: the site shows no ${folder}/a/b`;
    // The API's path of a bookmaker with this name is that of the list of bonuses.
    return folder === 'bookmakers' && name === 'bonuses' ? 'the name bonuses is taken' : null;
  }
  const [section = ''] = name.split('/');
  const isTaken =
    !pagesOfRoutes.has(name) &&
    (takenPaths.some(path => path.test(`/${name}`)) ||
      (name.includes('/') && closedSections.includes(section)));
  return isTaken ? `the site has its own page at /${name}` : null;
}
