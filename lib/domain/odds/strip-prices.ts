import { pricedParts } from './price-keys';

const priced = new Set<string>(pricedParts);

/**
 * Removes the markets from a response of the events calls or a websocket message, for regions where
 * prices are not allowed. Accepts events, lists and groups of them.
 */
export function stripPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripPrices);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !priced.has(key))
      .map(([key, part]) => [key, holdsEvents.has(key) ? stripPrices(part) : part]),
  );
}

const holdsEvents = new Set(['events', 'results', 'message']);
