/** The keys of an event that hold prices, or count them. */
const priced = new Set(['markets', 'markets_count', 'odds_history']);

/**
 * An answer of the events calls, or a message of the socket, without its markets: for countries
 * where prices may not be shown. Works on events, lists and groups of them alike.
 */
export function withoutWirePrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWirePrices);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !priced.has(key))
      .map(([key, part]) => [key, holdsEvents.has(key) ? withoutWirePrices(part) : part]),
  );
}

const holdsEvents = new Set(['events', 'results', 'message']);
