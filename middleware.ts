import { NextResponse, type NextRequest } from 'next/server';
import { canonicalUrlAfterRewrite } from './lib/routing/canonical/canonical';
import { choicesOf } from './lib/routing/choices';
import { indexNowKeyPath } from './lib/routing/index-now';
import { errorPageHeader } from './lib/routing/error-page-kind';
import { requestedErrorPage } from './lib/http/page-server';
import { refusalStatus } from './lib/routing/region';
import { viewFor, viewSegment, type View } from './lib/routing/view';
import { siteEnv } from './lib/env';

export const config = {
  runtime: 'nodejs',
  // Everything except `fileRoutes` of lib/routing/routes.ts: Next reads it as text, and a test compares.
  matcher: [
    '/((?!_next/|api/|media/|cards/|sitemaps/|feeds/|og/|calendars/|(?:healthz|readyz|robots\\.txt|manifest\\.webmanifest|service-worker\\.js|(?:news-)?sitemap\\.xml|feed\\.xml|atom\\.xml|favicon\\.(?:ico|svg)|apple-touch-icon\\.png|icon-(?:maskable-)?(?:192|512)\\.png|matches/[^/]+/event\\.ics)$).*)',
  ],
};

/** Gives every page its canonical URL and its view; the logic is in lib/routing. */
export function middleware(request: NextRequest): NextResponse {
  const document = requestedErrorPage(request.headers.get(errorPageHeader));
  if (document) return NextResponse.rewrite(toView(request, `/~document/${document}`));

  // Not nextUrl: it puts back a trailing slash that it has seen.
  const { pathname, search } = new URL(request.url);
  const { INDEXNOW_KEY: key } = siteEnv();
  if (key && pathname === indexNowKeyPath(key))
    return new NextResponse(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });

  const answer = canonicalUrlAfterRewrite(pathname, search);
  if (answer.kind === 'redirect')
    return NextResponse.redirect(new URL(answer.to, request.url), 308);

  const path = answer.kind === 'page' ? answer.path : '/~not-found';
  const refused = refusalStatus(path, viewOf(request));
  if (refused !== null) return new NextResponse(null, { status: refused });
  return NextResponse.rewrite(toView(request, path));
}

function viewOf(request: NextRequest): View {
  const { COUNTRY_HEADER, REGION_POLICY } = siteEnv();
  const country = COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : null;
  return viewFor(choicesOf(request.headers.get('cookie')), country, REGION_POLICY);
}

/** The internal URL of a path in the visitor's view. */
function toView(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = `/${viewSegment(viewOf(request))}${path === '/' ? '' : path}`;
  url.search = '';
  return url;
}
