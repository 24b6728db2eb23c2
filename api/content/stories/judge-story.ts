import { createHash } from 'node:crypto';
import type { NewsItem } from '@/lib/contract/news';
import { toNewsItem } from './news-item';
import type { Story } from '@/api/content/content';
import type { LoadedSite } from '@/api/content/load-site';
import { createLinkChecker, linksIn, type StoryNames } from '@/api/content/links';
import { withPictures, type FindAsset } from '@/api/content/photos/html-pictures';
import { toPicture } from '@/api/content/photos/picture-asset';
import { beginnings } from '@/api/content/sources';
import { createReport, type Report, type ValidationError } from '@/api/content/validation-errors';
import type { ReadStory } from './read-story';

/** One text of a story's file, with the result of parsing it. */
export type StoryVersion = { slug: string; text: string; read: ReadStory };

export type StoryJudge = {
  /** What a version refers to that is not there. */
  missing(version: StoryVersion): ValidationError[];
  /** A version with a front matter, as lists have it. */
  toCard(version: StoryVersion): Pick<Story, 'card' | 'hash' | 'reportOf'>;
  toItem(version: StoryVersion): Promise<NewsItem>;
};

type Options = {
  site: LoadedSite;
  names: StoryNames;
  /** Unix seconds. */
  startedAt: number;
  withPlaceholders: <T>(value: T) => T;
  /** Of the parser: another one may make another story of the same text. */
  version: string;
  /** A text's HTML, in which pictures have their names. */
  htmlOf(file: string, text: string): Promise<string>;
};

export const storyFile = (slug: string): string => `news/${slug}.md`;

/** Judges stories by the rest of a site: its pictures and pages, and the other stories. */
export function createStoryJudge(options: Options): StoryJudge {
  const { site, startedAt, withPlaceholders, version: parser, htmlOf } = options;
  const { pictures } = site.content.drawings;
  const replaced = new Set([...site.older, ...site.leftOut].flatMap(beginnings));
  const linkProblem = remembered(
    createLinkChecker(
      site.content,
      { leftOut: site.leftOut, isReplaced: name => replaced.has(name) },
      options.names,
    ),
  );

  const assetFor =
    (report: Report): FindAsset =>
    (id, path) => {
      const asset = pictures.get(id);
      if (!asset && !replaced.has(`pictures/${id}.`))
        report.addReference(path, `there is no picture '${id}'`);
      return asset ?? null;
    };

  function itemOf({ slug, read }: StoryVersion, html: string, report: Report): NewsItem {
    if (!read.data) throw new Error(`${report.file} has no front matter.`);
    const data = withPictures(read.data, '', report, assetFor(report));
    const asset = assetFor(report)(data.picture, 'picture', true);
    const image = asset && toPicture(asset);
    const minutes = read.minutes;
    return toNewsItem(slug, data, { html, image, startedAt, minutes });
  }

  return {
    missing(version) {
      const problems: ValidationError[] = [];
      const report = createReport(storyFile(version.slug), problems);
      for (const { id, path, hasAlt } of version.read.pictures) {
        const asset = assetFor(report)(id, path, hasAlt);
        if (asset && !('photo' in asset) && !hasAlt) report.add(path, `picture '${id}' has no alt`);
      }
      const item = itemOf(version, '', report);
      for (const { path, link } of [...version.read.links, ...linksIn(item)]) {
        const reason = linkProblem(link);
        if (reason) report.addReference(path, reason);
      }
      return problems;
    },

    toCard(version) {
      const { item, text } = withPlaceholders({
        item: itemOf(version, '', silent(version)),
        text: version.text,
      });
      const hashes = version.read.pictures.map(({ id }) => pictures.get(id)?.hash);
      const reportOf = version.read.data?.report_of;
      return {
        ...(reportOf !== undefined && { reportOf }),
        card: { ...item, text: item.excerpt ?? null, banner: null, corrections: null },
        hash: createHash('sha1')
          .update(JSON.stringify([item, text, hashes, parser]))
          .digest('base64'),
      };
    },

    async toItem(version) {
      const report = silent(version);
      const html = await htmlOf(report.file, version.text);
      const text = withPictures(html, 'text', report, assetFor(report));
      return withPlaceholders(itemOf(version, text, report));
    },
  };
}

/** For a version whose problems are known. */
const silent = ({ slug }: StoryVersion): Report => createReport(storyFile(slug), []);

/** Remembers results: most links of a site are few, such as those of its guides. */
function remembered<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return key => {
    const result = known.has(key) ? (known.get(key) as T) : compute(key);
    known.set(key, result);
    return result;
  };
}
