const before = 60;
const after = 100;

/** The words of a query, which a text must all have. */
export const wordsOfQuery = (query: string): string[] => query.trim().split(/\s+/).filter(Boolean);

/** Whether a text has every word of a query, in any case. */
export const hasWords = (text: string, query: string): boolean =>
  wordsOfQuery(query).every(word => text.toLowerCase().includes(word.toLowerCase()));

/** The part of a text around the first word of a query that it has, on one line; empty without one. */
export function excerptAround(text: string, query: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const lower = line.toLowerCase();
  const places = wordsOfQuery(query).map(word => lower.indexOf(word.toLowerCase()));
  const at = Math.min(...places.filter(place => place >= 0));
  if (!Number.isFinite(at)) return '';
  const start = at <= before ? 0 : line.indexOf(' ', at - before) + 1;
  const end = at + after >= line.length ? line.length : line.lastIndexOf(' ', at + after);
  const part = line.slice(start, end <= at ? at + after : end);
  return `${start > 0 ? '…' : ''}${part}${start + part.length < line.length ? '…' : ''}`;
}
