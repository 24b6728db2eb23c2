import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Article } from '@/components/content/article';
import { HelpLines } from '@/components/layout/help-lines';
import { setPagePolicy } from '@/components/ui/page-policy';
import { getBanner } from '@/lib/api/banners';
import { isBookmaker } from '@/lib/api/bookmakers';
import { optional } from '@/lib/api/optional';
import { getContentPage } from '@/lib/api/pages';
import { toContentPath } from '@/lib/domain/content-path';
import { withoutWithheld } from '@/lib/domain/content-page';
import { bookmakerClickOutPath } from '@/lib/domain/offer';
import { showsPrices, toView } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { notFoundMetadata } from '@/lib/seo/metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 300;

export const generateStaticParams = () => [];

/** Where the list of guides stands in, when the host has no page of that name. */
const guidesPath = 'betting-explained';
/** The page that names whom to turn to. */
const helpPath = 'responsible-gambling';

type Props = { params: Promise<{ view: string; path: string[] }> };

export async function generateMetadata({ params }: Props) {
  const path = toContentPath((await params).path);
  const page = path === null ? null : await getContentPage(path);
  return page ? pageMetadata(page) : notFoundMetadata;
}

/** Whatever is no fixed route: a page of the host's, a bookmaker by its bare slug, or nothing. */
export default async function ContentPageRoute({ params }: Props) {
  const { view, path: segments } = await params;
  const policy = toView(view)?.policy ?? 'full';
  setPagePolicy(policy);
  const path = toContentPath(segments);
  if (path === null) notFound();
  const loaded = await getContentPage(path);
  if (!loaded) {
    if (path === guidesPath) permanentRedirect('/pages');
    if (!path.includes('/') && (await isBookmaker(path))) redirect(bookmakerClickOutPath(path));
    notFound();
  }
  const offers = showsPrices(policy);
  const page = withoutWithheld(loaded, policy);
  const sidebarBanner =
    offers && page.template === 2 ? await optional(getBanner('sidebar_sticky_banner'), '') : '';
  const { SITE_URL, HELPLINES } = siteEnv();
  const way = [...page.breadcrumbs, { title: page.title, href: `/${page.path}` }];

  return (
    <>
      <JsonLd things={[breadcrumbList(SITE_URL, way)]} />
      <Article
        page={page}
        url={`${SITE_URL}/${page.path}`}
        sidebarBanner={sidebarBanner}
        notice={
          path === helpPath && HELPLINES.length > 0 && <HelpLines lines={HELPLINES} place="page" />
        }
      />
    </>
  );
}
