import { replaceTags } from '@/lib/domain/html-tags';
import { mediaKinds } from './drawing';
import { joinPath, type Report } from './problems';

/** The addresses of a picture by its id; null, and added to the report, when there is none. */
export type FindPicture = (
  id: string,
  path: string,
) => { preview: string; preview2x: string } | null;

const { width, height } = mediaKinds.pictures;
const namedPicture = /\ssrc=(["'])picture:([^"']*)\1/;

/**
 * A value with the pictures that HTML in its texts names: `<img src="picture:stadium" alt="…">`
 * gets the addresses and the size of the drawing `stadium`.
 */
export function withPictures<T>(value: T, path: string, report: Report, find: FindPicture): T {
  return mapTexts(value, path, (text, place) =>
    replaceTags(text, /<img\b/g, (tag, attributes) => {
      const named = namedPicture.exec(attributes);
      if (!named) return tag;
      const [source, , id = ''] = named;
      const before = attributes.slice(0, named.index);
      const after = attributes.slice(named.index + source.length);
      const picture = find(id, place);
      if (!/\salt=/.test(before + after)) report.add(place, `picture '${id}' has no alt`);
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
