import { replaceTags } from '@/lib/domain/content/html-tags';
import { mediaKinds } from './svg-asset';
import { joinPath, type Report } from './validation-errors';

/** The URLs of a picture by its id; null, with an error in the report, when it does not exist. */
export type FindPicture = (
  id: string,
  path: string,
) => { preview: string; preview2x: string } | null;

const { width, height } = mediaKinds.pictures;
const namedPicture = /\ssrc=(["'])picture:([^"']*)\1/;

/**
 * Resolves the pictures in the HTML of a value's texts: `<img src="picture:stadium" alt="…">` gets
 * the URLs and the size of the drawing `stadium`.
 */
export function withPictures<T>(value: T, path: string, report: Report, find: FindPicture): T {
  return mapTexts(value, path, (text, textPath) =>
    replaceTags(text, /<img\b/g, (tag, attributes) => {
      const reference = namedPicture.exec(attributes);
      if (!reference) return tag;
      const [source, , id = ''] = reference;
      const before = attributes.slice(0, reference.index);
      const after = attributes.slice(reference.index + source.length);
      const picture = find(id, textPath);
      if (!/\salt=/.test(before + after)) report.add(textPath, `picture '${id}' has no alt`);
      if (!picture) return '';
      const { preview, preview2x } = picture;
      return `<img src="${preview}" srcset="${preview2x} 2x" width="${width}" height="${height}"${before}${after}>`;
    }),
  ) as T;
}

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
