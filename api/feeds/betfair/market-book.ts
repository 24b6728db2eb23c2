import * as z from 'zod';
import { UnixMs } from '@/api/feeds/provider/unix-ms';

/*
 * The exchange's stream of market changes (MCM). A message has changes to what is known: an image
 * (`img`) replaces it, `rc` changes single prices of a runner, and a size of 0 removes a price.
 * https://support.developer.betfair.com, "Exchange Stream API", fields EX_MARKET_DEF and EX_ALL_OFFERS.
 */

/** [odds, size]. */
const Ladder = z.array(z.tuple([z.number(), z.number().min(0)]));

const RunnerChange = z.object({
  id: z.number(),
  /** Odds at which one can back. `atl`, at which one can lay, is no price of this site. */
  atb: Ladder.optional(),
});

const MarketDefinition = z.object({
  eventId: z.string().min(1).max(100),
  marketType: z.string(),
  marketTime: z.iso.datetime(),
  status: z.enum(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']),
  runners: z.array(z.object({ id: z.number(), status: z.string() })),
});
type MarketDefinition = z.infer<typeof MarketDefinition>;

export const MarketMessage = z.object({
  op: z.literal('mcm'),
  /** When it was published. */
  pt: UnixMs,
  /** Absent in a heartbeat. */
  mc: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        img: z.boolean().optional(),
        marketDefinition: MarketDefinition.optional(),
        rc: z.array(RunnerChange).optional(),
      }),
    )
    .default([]),
});
export type MarketMessage = z.infer<typeof MarketMessage>;

/** A market as all messages so far make it. */
export type Market = {
  id: string;
  definition: MarketDefinition;
  /** By runner, the sizes by odds. */
  backs: Map<number, Map<number, number>>;
};

export type MarketBook = {
  /** Applies a message; returns the markets that it changed and whose definition is known. */
  apply(message: MarketMessage): Market[];
};

export function createMarketBook(): MarketBook {
  const definitions = new Map<string, MarketDefinition>();
  const ladders = new Map<string, Market['backs']>();

  function applyOne({ id, img, marketDefinition, rc = [] }: MarketMessage['mc'][number]): void {
    if (img || !ladders.has(id)) ladders.set(id, new Map());
    if (marketDefinition) definitions.set(id, marketDefinition);
    const backs = ladders.get(id);
    for (const { id: runner, atb = [] } of rc) {
      const ladder = backs?.get(runner) ?? new Map<number, number>();
      for (const [odds, size] of atb) {
        if (size === 0) ladder.delete(odds);
        else ladder.set(odds, size);
      }
      backs?.set(runner, ladder);
    }
  }

  return {
    apply({ mc }) {
      mc.forEach(applyOne);
      return [...new Set(mc.map(({ id }) => id))].flatMap(id => {
        const definition = definitions.get(id);
        const backs = ladders.get(id);
        return definition && backs ? [{ id, definition, backs }] : [];
      });
    },
  };
}

/** The best odds to back a runner and the size offered at them; null when nobody offers any. */
export function bestBack({ backs }: Market, runner: number): { odds: number; size: number } | null {
  const ladder = backs.get(runner);
  if (!ladder || ladder.size === 0) return null;
  const odds = Math.max(...ladder.keys());
  return { odds, size: ladder.get(odds) ?? 0 };
}
