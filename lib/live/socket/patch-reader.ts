import type { FrameMeta } from '@/lib/contract/live/read-frame';
import type { PartialEvent, WireMarket } from '@/lib/contract/event';
import { toCardMarket } from '@/lib/domain/odds/card-market';

/*
 * Loaded after the page: frames that arrive before it are complete ones.
 * docs/contracts/live-patches.md has the format.
 */

/** Turns a patch into the message that it stands for; other messages stay as they are. */
export type PatchReader = (
  eventType: string,
  message: unknown,
  meta: Pick<FrameMeta, 'group' | 'epoch'>,
) => [string, unknown];

type JsonObject = Record<string, unknown>;
type Patch = { id: unknown; base?: boolean; from?: number; to: number; patch: unknown };
/** `run` names the group and the epoch that number it. */
type State = { run: string; seq: number; value: unknown };

/** More patches of an unknown state may arrive before the reply. */
const repeatMs = 2000;

/**
 * `resubscribe` requests a state, since a patch cannot be applied to the known one. `now` is the time in
 * ms.
 */
export function createPatchReader(resubscribe: () => void, now: () => number): PatchReader {
  const states = new Map<string, State>();
  /** When a frame is missing, all later ones are sent again: none of them may be shown before it. */
  let isComplete = true;
  let requestedAt = Number.NEGATIVE_INFINITY;

  return (eventType, message, { group, epoch }) => {
    if (!isPatch(message)) return [eventType, message];
    const { id, base, from, to, patch } = message;
    const run = JSON.stringify([group, epoch]);
    const before = from === undefined ? undefined : states.get(eventType);
    isComplete &&= before?.seq === from && (!before || before.run === run);
    isComplete ||= from === undefined;
    if (!isComplete) {
      if (now() - requestedAt >= repeatMs) {
        requestedAt = now();
        resubscribe();
      }
      throw new Error('A patch of an unknown state');
    }
    const value = applyPatch(before?.value, patch);
    states.set(eventType, { run, seq: to, value });
    // No news: the screen has it, or its snapshot has.
    if (base) return ['event_updated', []];
    return eventType === 'event_patch'
      ? ['event_updated', toEvent(value as KeyedEvent, patch as JsonObject)]
      : ['match_info', { id, match_info: value }];
  };
}

const isPatch = (message: unknown): message is Patch =>
  isObject(message) && 'to' in message && 'patch' in message;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As RFC 7396, with lists patched by index. */
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const list = Array.isArray(before) ? [...before] : null;
  const next = (list ?? { ...(isObject(before) && before) }) as JsonObject;
  for (const [key, value] of Object.entries(patch)) {
    if (value !== null) next[key] = applyPatch(next[key], value);
    else if (list) list.length = Math.min(list.length, Number(key));
    else delete next[key];
  }
  return next;
}

type KeyedEvent = JsonObject & {
  markets: { order: string[]; byId: Record<string, WireMarket & { at?: number }> };
  bookmakers: { list: NonNullable<PartialEvent['bookmakers']>; confirmed?: number };
};

/** The fields that a patch changes; of the markets that it leaves as they are what a card has. */
function toEvent(state: KeyedEvent, patch: JsonObject): JsonObject {
  const event: JsonObject = {};
  for (const key of ['id', 'version', 'updated_at', ...Object.keys(patch)])
    event[key] = state[key] ?? null;
  if (patch['bookmakers']) {
    const { list, confirmed } = state.bookmakers;
    event['bookmakers'] = list.map(one => withTime(one, 'confirmed_at', confirmed));
  }
  if (patch['markets']) {
    const { byId: changed = {} } = patch['markets'] as { byId?: JsonObject };
    event['markets'] = state.markets.order.flatMap(id => {
      const market = state.markets.byId[id];
      if (!market) return [];
      return Object.hasOwn(changed, id) ? withTimes(market) : toCardMarket(market);
    });
  }
  return event;
}

const withTime = <T extends object>(one: T, key: string, at: number | undefined): T =>
  at === undefined ? one : { [key]: at, ...one };

const withTimes = ({ at, ...market }: WireMarket & { at?: number }): WireMarket => ({
  ...market,
  selections: market.selections.map(selection => ({
    ...selection,
    ...(selection.prices && {
      prices: selection.prices.map(price => withTime(price, 'updated_at', at)),
    }),
  })),
});
