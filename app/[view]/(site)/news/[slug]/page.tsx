import { notFound } from 'next/navigation';
import { LatestNews } from '@/components/news/latest-news';
import { NewsArticle } from '@/components/news/news-article';
import { getLatestNews, getNewsStory } from '@/lib/api/news';
import { optional } from '@/lib/api/optional';
import { newsPath } from '@/lib/domain/news-story';
import { showsOffers } from '@/lib/domain/view';
import { siteEnv } from '@/lib/env';
import { newsStoryMetadata } from '@/lib/seo/story-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { newsArticle } from '@/lib/seo/graph/news-article';
import { organization } from '@/lib/seo/graph/site';
import { thisSite } from '@/lib/seo/graph/this-site';

export const revalidate = 300;

export const generateStaticParams = () => [];

const latestCount = 6;

type Props = { params: Promise<{ view: string; slug: string }> };

export async function generateMetadata({ params }: Props) {
  const story = await getNewsStory((await params).slug);
  return story ? newsStoryMetadata(story) : {};
}

export default async function NewsArticlePage({ params }: Props) {
  const { view, slug } = await params;
  const [loaded, latest] = await Promise.all([
    getNewsStory(slug),
    optional(getLatestNews(latestCount + 1), []),
  ]);
  if (!loaded) notFound();
  const story = showsOffers(view) ? loaded : { ...loaded, banner: '' };
  const others = latest.filter(other => other.slug !== story.slug).slice(0, latestCount);
  const { SITE_URL, SITE_TIME_ZONE } = siteEnv();
  const site = thisSite();
  const way = breadcrumbList(site.url, [
    { title: 'News', href: '/news' },
    { title: story.title, href: newsPath(story.slug) },
  ]);

  return (
    <>
      <JsonLd things={[way, newsArticle(story, site), organization(site)]} />
      <NewsArticle story={story} url={SITE_URL + newsPath(story.slug)} timeZone={SITE_TIME_ZONE} />
      {others.length > 0 && <LatestNews stories={others} timeZone={SITE_TIME_ZONE} />}
    </>
  );
}
