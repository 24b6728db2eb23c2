import { escapeHtml } from '@/lib/domain/content/escape-html';

/** The placeholder of the site's name in content files (docs/contracts/content-format.md). */
const placeholder = '{site_name}';

const tag = /<[a-z]/i;

/**
 * Returns a function that replaces the placeholders in each text of a value: `{site_name}` by the site's
 * name, escaped in a text with HTML tags; `{demo: …}` by its text on a site with matches of the demo, and
 * `{no demo: …}` on one without.
 */
export function createPlaceholders(siteName: string, isDemo: boolean): <T>(value: T) => T {
  const escaped = escapeHtml(siteName);
  const kept = isDemo ? 'demo' : 'no demo';
  const replace = (text: string): string => {
    const named = text.includes(placeholder)
      ? text.replaceAll(placeholder, () => (tag.test(text) ? escaped : siteName))
      : text;
    return named.includes('demo: ')
      ? named.replace(demoText, (_, of: string, inner: string) => (of === kept ? inner : ''))
      : named;
  };
  return value => mapTexts(value, replace);
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
