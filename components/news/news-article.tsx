import { Banner } from '@/components/content/banner';
import { RichText } from '@/components/content/rich-text';
import { Share } from '@/components/content/share';
import { StickyHeader } from '@/components/content/sticky-header.client';
import { PageHeader } from '@/components/layout/page-header';
import { PictureBox } from '@/components/ui/picture-box';
import { TagLinks } from '@/components/ui/tag-links';
import { Disclosure } from '@/components/odds/disclosure';
import { listHref } from '@/lib/domain/list-query';
import type { NewsStory } from '@/lib/domain/news-story';
import { holdsPaidLink } from '@/lib/domain/offer-blocks';
import styles from './news-article.module.css';
import { PublishTime } from './publish-time';

type Props = {
  story: NewsStory;
  /** The article's whole address, as it is shared. */
  url: string;
  timeZone: string;
};

const stickyAfterPx = 80;

export function NewsArticle({ story, url, timeZone }: Props) {
  const { title, tags, picture } = story;
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
        <div className={styles.byline}>
          <p>
            <PublishTime seconds={story.publishedAt} timeZone={timeZone} />
            {story.author && ` · ${story.author}`}
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
        {picture && <PictureBox className={styles.picture} picture={picture} width="text" eager />}
        <RichText html={story.text} look="lead" />
        {holdsPaidLink(story.text) && <Disclosure of="offers" />}
        <div className={styles.foot}>{share}</div>
        <Banner html={story.banner} lazy />
      </article>
    </>
  );
}
