import { maxPushedPrices } from '@/lib/contract/push';
import { unprocessable } from './push-service';

/** The prices of a push that has not been validated yet. */
export function countPrices(push: unknown): number {
  let count = 0;
  for (const market of listOf(push, 'markets'))
    for (const selection of listOf(market, 'selections'))
      count += listOf(selection, 'prices').length;
  return count;
}

/** Throws 422 before the cost of validating and comparing more prices than a match may have. */
export function expectFewPrices(push: unknown): void {
  const count = countPrices(push);
  if (count > maxPushedPrices)
    throw unprocessable('markets', `expected at most ${maxPushedPrices} prices, not ${count}`);
}

function listOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const list: unknown = Reflect.get(value, key);
  return Array.isArray(list) ? list : [];
}
