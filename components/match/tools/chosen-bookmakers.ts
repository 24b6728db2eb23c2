import { createDeviceSetting } from '@/lib/device-setting';
import { chosenKey } from './chosen-key';

/** The slugs of the bookmakers that the visitor compares; null for all. */
export const chosenBookmakers = createDeviceSetting<readonly string[] | null>(chosenKey, {
  parse: toSlugs,
  toText: slugs => slugs && JSON.stringify(slugs),
});

/** What others wrote under the key counts as no choice. */
function toSlugs(text: string | null): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter(slug => typeof slug === 'string') : null;
  } catch {
    return null;
  }
}
