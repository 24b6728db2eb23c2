import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Article } from '@/components/article/article';
import { HelpLines } from '@/components/layout/help-lines';
import { PageList } from '@/components/personal/page-list';
import { saferPageList } from '@/components/personal/safer/safer-pages';
import { ScoresOnlyOffer } from '@/components/personal/scores-only/scores-only-offer';
import { setPagePolicy } from '@/components/link/set-page-policy';
import { getBanner } from '@/lib/api-client/banners';
import { isBookmaker } from '@/lib/api-client/bookmakers';
import { optional } from '@/lib/api-client/optional';
import { getContentPage } from '@/lib/api-client/pages';
import { redirectOrNotFound } from '@/lib/api-client/page-data/redirect-or-not-found';
import { shownHelpLines } from '@/lib/domain/content/help-lines';
import { toContentPath } from '@/lib/domain/content/content-path';
import { bookmakerClickOutPath } from '@/lib/domain/content/bookmaker/offer';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Redirects to the list of guides when the API has no page with this path. */
const guidesPath = 'betting-explained';
/** The page that lists where to find help. */
const helpPath = 'responsible-gambling';

type Props = { params: Promise<{ view: string; path: string[] }> };

export async function generateMetadata({ params }: Props) {
  const path = toContentPath((await params).path);
  const page = path === null ? null : await getContentPage(path, 'full');
  return page ? pageMetadata(page) : notFoundMetadata;
}

/** Catch-all route: a content page, a redirect for a bookmaker's bare slug, or not found. */
export default async function ContentPageRoute({ params }: Props) {
  const { view, path: segments } = await params;
  const policy = policyOfView(view);
  setPagePolicy(policy);
  const path = toContentPath(segments);
  if (path === null) notFound();
  const page = await getContentPage(path, policy);
  if (!page) {
    if (path === guidesPath) permanentRedirect('/pages');
    if (!path.includes('/') && (await isBookmaker(path))) redirect(bookmakerClickOutPath(path));
    return redirectOrNotFound(`/${path}`);
  }
  const sidebarBanner =
    page.template === 2 ? await optional(getBanner('sidebar_sticky_banner', policy), '') : '';
  const { SITE_URL, HELPLINES } = siteEnv();
  const breadcrumbs = [...page.breadcrumbs, { title: page.title, href: `/${page.path}` }];

  return (
    <>
      <JsonLd things={[breadcrumbList(SITE_URL, breadcrumbs)]} />
      <Article
        page={page}
        url={`${SITE_URL}/${page.path}`}
        sidebarBanner={sidebarBanner}
        notice={
          path === helpPath && (
            <>
              <HelpLines lines={shownHelpLines(HELPLINES)} place="page" />
              {policy === 'full' && <ScoresOnlyOffer />}
              <PageList label="On this device" pages={saferPageList} />
            </>
          )
        }
      />
    </>
  );
}
