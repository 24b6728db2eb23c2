import type { NewsItem } from '@/lib/contract/news';
import { toNewsItem } from '../views/news';
import type { Listed } from './content';
import { readText } from './markdown';
import type { Files } from './read-files';

/** News for the wire, newest first. */
export const toNews = ({ news, pictureFor }: Files, startedAt: number): Listed<NewsItem>[] =>
  news
    .map(({ name, data, body, report }) => {
      const findPicture = pictureFor(report);
      const html = readText(body, report, findPicture);
      const image = findPicture(data.picture, 'picture');
      const item = toNewsItem(name, data, { html, image, startedAt });
      return { item, card: { ...item, text: data.excerpt, banner: null } };
    })
    .sort(
      ({ item: a }, { item: b }) => b.publish_date - a.publish_date || (a.slug < b.slug ? -1 : 1),
    );
