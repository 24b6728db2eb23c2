import { bestPrice, maxChosenBookmakers } from '@/lib/contract/prices/price-history';

/**
 * The bookmakers of a query, each once and sorted, so that a choice has one response whatever its order; null without
 * a choice. More than `maxChosenBookmakers` are left out.
 */
export function chosenBookmakers(text: string | undefined): string[] | null {
  const slugs = new Set(text?.split(',').map(slug => slug.trim()));
  const chosen = [...slugs].filter(slug => slug !== '' && slug !== bestPrice).sort();
  return chosen.length > 0 ? chosen.slice(0, maxChosenBookmakers) : null;
}
