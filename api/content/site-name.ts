import type { Content } from './content';
import { escapeHtml } from '@/lib/domain/content/escape-html';

/** The placeholder of the site's name in content files (docs/contracts/content-format.md). */
const placeholder = '{site_name}';

const tag = /<[a-z]/i;

/** Replaces `{site_name}` by the site's name: escaped in a text with HTML tags, else unchanged. */
export function withSiteName(content: Content, siteName: string): Content {
  const { drawings, ...texts } = content;
  const escaped = escapeHtml(siteName);
  const withName = mapTexts(texts, text =>
    text.includes(placeholder)
      ? text.replaceAll(placeholder, () => (tag.test(text) ? escaped : siteName))
      : text,
  );
  return { ...withName, drawings };
}

/**
 * Keeps the text of `{demo: …}` on a site with matches of the demo, and that of `{no demo: …}` on one
 * without.
 */
export function withDemoTexts(content: Content, isDemo: boolean): Content {
  const { drawings, ...texts } = content;
  const kept = isDemo ? 'demo' : 'no demo';
  const chosen = mapTexts(texts, text =>
    text.includes('demo: ')
      ? text.replace(demoText, (_, of: string, inner: string) => (of === kept ? inner : ''))
      : text,
  );
  return { ...chosen, drawings };
}

const demoText = /\{((?:no )?demo): ([^{}]*)\}/g;

/** Copies a value with each of its texts changed. Keys and other types are unchanged. */
function mapTexts<T>(value: T, change: (text: string) => string): T;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(part => mapTexts<unknown>(part, change));
  if (value instanceof Map)
    return new Map([...value].map(([key, part]) => [key, mapTexts<unknown>(part, change)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapTexts<unknown>(part, change)]),
  );
}
