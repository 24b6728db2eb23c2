import { notFound } from 'next/navigation';
import { Banner } from '@/components/content/banner';
import { PageHeader } from '@/components/layout/page-header';
import { NewsList } from '@/components/news/news-list';
import { getNews, getNewsSections, getNewsTags } from '@/lib/api-client/news';
import { optional } from '@/lib/api-client/optional';
import { parseListSegments } from '@/lib/routing/list-query';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { newsListMetadata, toShownList } from '@/lib/seo/list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { newsPath } from '@/lib/domain/content/news-story';

/** One row on a wide screen. */
const sectionCount = 3;

type Props = { params: Promise<{ view: string; query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const { view, query: segments } = await params;
  const query = parseListSegments(segments);
  const news = query && (await getNews(query, policyOfView(view)));
  return newsListMetadata(query, toShownList(news));
}

export default async function NewsPage({ params }: Props) {
  const { view, query: segments } = await params;
  const query = parseListSegments(segments);
  const isWhole = query !== null && query.page === 1 && query.tags.length === 0;
  const [news, tags, sections] = await Promise.all([
    query && getNews(query, policyOfView(view)),
    optional(getNewsTags(), []),
    isWhole ? optional(getNewsSections(sectionCount), []) : [],
  ]);
  if (!query || !news) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'News', path: '/news', query },
          news.items.map(({ slug, title }) => ({ name: title, href: newsPath(slug) })),
        )}
      />
      <PageHeader title="News" />
      <NewsList
        stories={news.items}
        query={query}
        pages={news.pages}
        tags={tags}
        sections={sections}
        timeZone={siteEnv().SITE_TIME_ZONE}
      />
      <Banner html={news.banner} lazy />
    </>
  );
}
