import { replaceTags } from '@/lib/domain/content/html-tags';
import { escapeHtml } from '@/lib/domain/content/escape-html';
import { toInlinePicture, type PictureAsset, type WirePicture } from './picture-asset';
import { joinPath, type Report } from '@/api/content/validation-errors';

/**
 * A picture by its id; null, with an error in the report, when it does not exist. `hasAlt`: whether the
 * text describes it.
 */
export type FindAsset = (id: string, path: string, hasAlt: boolean) => PictureAsset | null;
/** Its URLs and words. */
export type FindPicture = (id: string, path: string) => WirePicture | null;

const namedPicture = /\ssrc=(["'])picture:([^"']*)\1/;

/**
 * Resolves the images in the HTML of a value's texts: `<img src="picture:stadium" alt="…">` gets
 * the URLs and the size of the image `stadium`. A photo also gets its credit, and its own `alt`
 * where the text has none.
 */
export function withPictures<T>(value: T, path: string, report: Report, find: FindAsset): T {
  return mapTexts(value, path, (text, textPath) => {
    const html = replaceTags(text, /<img\b/g, (tag, attributes) => {
      const reference = namedPicture.exec(attributes);
      if (!reference) return tag;
      const [source, , id = ''] = reference;
      const others = attributes.replace(source, '');
      const asset = find(id, textPath, /\salt=/.test(others));
      const picture = asset && toInlinePicture(asset);
      const hasAlt = picture?.alt ? /\salt=(["'])[^"']/.test(others) : /\salt=/.test(others);
      if (!hasAlt && asset && !picture?.alt) report.add(textPath, `picture '${id}' has no alt`);
      if (!picture) return '';
      const { src, src2x, width, height, alt, credit } = picture;
      const words =
        hasAlt || !alt ? others : `${others.replace(/\salt=(""|'')/, '')} alt="${escapeHtml(alt)}"`;
      const image = `<img src="${src}" srcset="${src2x} 2x" width="${width}" height="${height}"${words}>`;
      return credit === null
        ? image
        : `<figure>${image}<figcaption>Photo: ${escapeHtml(credit)}</figcaption></figure>`;
    });
    return withoutParagraphs(html);
  }) as T;
}

/** A figure alone in a paragraph replaces it, since a paragraph cannot contain one. */
const withoutParagraphs = (html: string): string =>
  html.includes('<p><figure>')
    ? html.replaceAll('<p><figure>', '<figure>').replaceAll('</figure></p>', '</figure>')
    : html;

function mapTexts(
  value: unknown,
  path: string,
  change: (text: string, path: string) => string,
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    key,
    mapTexts(part, joinPath(path, key), change),
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
