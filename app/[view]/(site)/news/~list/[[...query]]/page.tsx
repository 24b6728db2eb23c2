import { notFound } from 'next/navigation';
import { Banner } from '@/components/content/banner';
import { PageHeader } from '@/components/layout/page-header';
import { NewsList } from '@/components/news/news-list';
import { getNews } from '@/lib/api/news';
import { ofListSegments } from '@/lib/domain/list-query';
import { showsOffers } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { newsListMetadata } from '@/lib/seo/list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { newsPath } from '@/lib/domain/news-story';

export const revalidate = 300;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ view: string; query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  return newsListMetadata(ofListSegments((await params).query));
}

export default async function NewsPage({ params }: Props) {
  const { view, query: segments } = await params;
  const query = ofListSegments(segments);
  const news = query && (await getNews(query));
  if (!news) notFound();

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
        timeZone={siteEnv().SITE_TIME_ZONE}
      />
      {showsOffers(view) && <Banner html={news.banner} lazy />}
    </>
  );
}
