import type { ReactNode } from 'react';
import { AnchoredLayout } from '@/components/article/anchored-layout';
import { toPageContent } from '@/components/blocks/page-content';
import { Banner } from '@/components/content/banner';
import { RichText } from '@/components/content/rich-text';
import { Share } from '@/components/article/share';
import { StickyHeader } from '@/components/article/sticky-header.client';
import { PageHeader } from '@/components/layout/page-header';
import { ResponsiveImage } from '@/components/ui/responsive-image';
import { TagLinks } from '@/components/tag/tag-links';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { publishDate } from '@/lib/dates/date-text';
import { listHref } from '@/lib/routing/list-query';
import type { NewsStory } from '@/lib/domain/content/news-story';
import { hasPaidLink } from '@/lib/domain/content/bookmaker/offer-blocks';
import styles from './news-article.module.css';
import { Corrections } from './corrections';
import { PublishTime } from './publish-time';

type Props = {
  story: NewsStory;
  /** Its matches, beside or below the text. */
  matches?: ReactNode;
  /** Other stories, beside the text of wide screens. */
  related?: ReactNode;
  /** Absolute URL, for sharing. */
  url: string;
  timeZone: string;
};

const stickyAfterPx = 80;

export function NewsArticle({ story, url, timeZone, matches, related }: Props) {
  const { title, tags, picture, updatedAt } = story;
  const dayOf = (seconds: number) => publishDate(seconds, timeZone);
  const isLaterDay =
    updatedAt !== null &&
    updatedAt > story.publishedAt &&
    dayOf(updatedAt) !== dayOf(story.publishedAt);
  const { parts, anchors } = toPageContent([{ type: 'TextContentPlugin', html: story.text }]);
  const share = <Share title={title} url={url} />;

  return (
    <>
      <StickyHeader title={title} afterPx={stickyAfterPx}>
        {share}
      </StickyHeader>
      <article className={styles.article}>
        <PageHeader
          title={title}
          breadcrumbs={[{ title: 'Home', href: '/' }, { title: 'News', href: '/news' }, { title }]}
          noBorder
        />
        <AnchoredLayout
          anchors={anchors}
          popup="none"
          from={1280}
          beside={matches}
          besideOnly={related}
        >
          <div className={styles.text}>
            <div className={styles.byline}>
              <p>
                {story.isRetrospective && 'Retrospective, published '}
                <PublishTime seconds={story.publishedAt} timeZone={timeZone} />
                {story.author && ` · ${story.author}`}
                {isLaterDay && (
                  <>
                    {' · updated '}
                    <PublishTime seconds={updatedAt} timeZone={timeZone} />
                  </>
                )}
              </p>
              <div className={styles.share}>{share}</div>
            </div>
            {tags.length > 0 && (
              <TagLinks
                label="Tags"
                tags={tags.map(tag => ({
                  name: tag,
                  href: listHref('/news', { page: 1, tags: [tag] }),
                }))}
              />
            )}
            {picture && (
              <figure className={styles.figure}>
                <ResponsiveImage className={styles.picture} picture={picture} width="text" eager />
                {picture.credit && <figcaption>Photo: {picture.credit}</figcaption>}
              </figure>
            )}
            {parts.map(
              ({ block }) =>
                block.type === 'TextContentPlugin' && (
                  <RichText key="text" html={block.html} variant="lead" headingIds="page" />
                ),
            )}
            <Corrections corrections={story.corrections} timeZone={timeZone} />
            {hasPaidLink(story.text) && <AffiliateDisclosure of="offers" />}
            <div className={styles.foot}>{share}</div>
            <Banner html={story.banner} lazy />
          </div>
        </AnchoredLayout>
      </article>
    </>
  );
}
