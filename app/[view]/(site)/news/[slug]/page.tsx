import { LatestNews } from '@/components/news/latest-news';
import { NewsArticle } from '@/components/news/news-article';
import { MatchStories } from '@/components/series/match-stories';
import { StoryMatches } from '@/components/news/story-matches';
import { getLatestNews, getNewsStory, getStoryMatches, getTaggedNews } from '@/lib/api-client/news';
import { optional } from '@/lib/api-client/optional';
import { redirectOrNotFound } from '@/lib/api-client/page-data/redirect-or-not-found';
import { newsPath } from '@/lib/domain/content/news-story';
import { policyOfView } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { newsStoryMetadata } from '@/lib/seo/story-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { newsArticle } from '@/lib/seo/graph/news-article';
import { organization } from '@/lib/seo/graph/site';
import { siteIdentity } from '@/lib/seo/graph/site-identity';

const latestCount = 6;
const relatedCount = 4;

type Props = { params: Promise<{ view: string; slug: string }> };

export async function generateMetadata({ params }: Props) {
  const { view, slug } = await params;
  const story = await getNewsStory(slug, policyOfView(view));
  return story ? newsStoryMetadata(story) : {};
}

export default async function NewsArticlePage({ params }: Props) {
  const { view, slug } = await params;
  const [story, latest] = await Promise.all([
    getNewsStory(slug, policyOfView(view)),
    optional(getLatestNews(latestCount + 1), []),
  ]);
  if (!story) return redirectOrNotFound(newsPath(slug));
  const [tag] = story.tags;
  const [matches, tagged] = await Promise.all([
    story.isAboutPlay ? optional(getStoryMatches(slug), []) : [],
    tag === undefined ? [] : optional(getTaggedNews(tag, latestCount + relatedCount + 1), []),
  ]);
  const others = latest.filter(other => other.slug !== story.slug).slice(0, latestCount);
  const shown = new Set([story.slug, ...others.map(other => other.slug)]);
  const related = tagged.filter(other => !shown.has(other.slug)).slice(0, relatedCount);
  const { SITE_URL, SITE_TIME_ZONE } = siteEnv();
  const site = siteIdentity();
  const breadcrumbJsonLd = breadcrumbList(site.url, [
    { title: 'News', href: '/news' },
    { title: story.title, href: newsPath(story.slug) },
  ]);

  return (
    <>
      <JsonLd things={[breadcrumbJsonLd, newsArticle(story, site), organization(site)]} />
      <NewsArticle
        story={story}
        url={SITE_URL + newsPath(story.slug)}
        timeZone={SITE_TIME_ZONE}
        matches={matches.length > 0 && <StoryMatches matches={matches} timeZone={SITE_TIME_ZONE} />}
        related={
          related.length > 0 && (
            <MatchStories title={`More: ${tag}`} stories={related} timeZone={SITE_TIME_ZONE} />
          )
        }
      />
      {others.length > 0 && <LatestNews stories={others} timeZone={SITE_TIME_ZONE} />}
    </>
  );
}
