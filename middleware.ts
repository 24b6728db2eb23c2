import { NextResponse, type NextRequest } from 'next/server';
import { canonicalOfRewritten } from './lib/domain/canonical';
import { indexNowKeyPath } from './lib/domain/index-now';
import { askedDocument, documentHeader } from './lib/domain/document-kind';
import { oddsCookie } from './lib/domain/odds-format';
import { isWithheld } from './lib/domain/region';
import { viewFor, viewSegment, type View } from './lib/domain/view';
import { siteEnv } from './lib/env';

export const config = {
  runtime: 'nodejs',
  // Whatever lib/domain/page-address.ts says is no page; Next reads this as text.
  matcher: [
    '/((?!_next/|api/|media/|cards/|sitemaps/|feeds/|og/|calendars/|(?:healthz|readyz|robots\\.txt|manifest\\.webmanifest|(?:news-)?sitemap\\.xml|feed\\.xml|atom\\.xml|favicon\\.(?:ico|svg)|apple-touch-icon\\.png|icon-(?:maskable-)?(?:192|512)\\.png|matches/[^/]+/event\\.ics)$).*)',
  ],
};

/** Gives every page its canonical URL and its view; the work is done in lib/domain. */
export function middleware(request: NextRequest): NextResponse {
  const document = askedDocument(request.headers.get(documentHeader));
  if (document) return NextResponse.rewrite(toView(request, `/~document/${document}`));

  // Not nextUrl: it puts back a trailing slash that it has seen.
  const { pathname, search } = new URL(request.url);
  const { INDEXNOW_KEY: key } = siteEnv();
  if (key && pathname === indexNowKeyPath(key))
    return new NextResponse(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } });

  const answer = canonicalOfRewritten(pathname, search);
  if (answer.kind === 'redirect')
    return NextResponse.redirect(new URL(answer.to, request.url), 308);

  const path = answer.kind === 'page' ? answer.path : '/~not-found';
  if (isWithheld(path, viewOf(request).policy)) return new NextResponse(null, { status: 451 });
  return NextResponse.rewrite(toView(request, path));
}

function viewOf(request: NextRequest): View {
  const { COUNTRY_HEADER, REGION_POLICY } = siteEnv();
  const country = COUNTRY_HEADER ? request.headers.get(COUNTRY_HEADER) : null;
  return viewFor(request.cookies.get(oddsCookie.name)?.value, country, REGION_POLICY);
}

/** The internal URL of a path in the visitor's view. */
function toView(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = `/${viewSegment(viewOf(request))}${path === '/' ? '' : path}`;
  url.search = '';
  return url;
}
