import { getUnixTime } from 'date-fns/getUnixTime';
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import type { Alert, AlertChange, AlertDevice, AlertsRequest } from '@/lib/contract/alerts';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { formatOdds } from '@/lib/domain/odds/odds';
import { longestSeconds } from '@/lib/domain/scorecard/match-formats';
import { toOddsFormat } from '@/lib/domain/odds/odds-format';
import { ApiError, notFound } from '@/api/errors';
import { isPast, type StoredEvent } from '@/api/store/stored-event';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import {
  publicId,
  type WatchedEvent,
  type RuleOutcome,
  type AlertRule,
} from '@/api/store/visitors/alert-rules';
import { toAlertMatch } from './alert-state';
import { bestPrice } from './best-price';
import type { Limit } from '@/lib/http/limits';
import type { AllowEndpoint } from './push-hosts';
import { isPushKey } from './push-keys';

type Deps = {
  alerts: AlertStore;
  /** From memory; null for an unknown one. */
  eventOf: (id: string) => StoredEvent | null;
  /** From the database, in no particular order. */
  eventsByIds: (ids: string[]) => Promise<StoredEvent[]>;
  allowEndpoint: AllowEndpoint;
  /** Of new devices, by address and day. */
  deviceLimit: Limit;
  onChanged: () => void;
  /** Unix ms. */
  now: () => number;
};

/** How long a match may be postponed and keep its alerts; a result ends them a day later. */
const postponedMs = 14 * millisecondsInDay;
const maxPriceMs = 30 * millisecondsInDay;

/** Changes the alerts of a device, and returns all that it has then, by match. */
export function createChangeAlerts(deps: Deps) {
  const { alerts, eventOf, eventsByIds, allowEndpoint, deviceLimit, onChanged, now } = deps;

  /** An event that alerts may watch. */
  function expectCurrent(id: string): { event: StoredEvent; watched: WatchedEvent } {
    const event = eventOf(id);
    if (!event) throw notFound('Match');
    if (isPast(event)) throw new ApiError('invalid', 'This match is over.');
    const { state } = toAlertMatch(event);
    const begins = Math.max(now(), secondsToMilliseconds(event.fields.start_time));
    const lastsMs = secondsToMilliseconds(longestSeconds(event.fields.format));
    return { event, watched: { id, state, endsAt: begins + postponedMs + lastsMs } };
  }

  /** Devices are kept for weeks and cost a send for each alert, however rarely an address adds one. */
  async function expectRoom({ endpoint }: AlertDevice, address: string): Promise<void> {
    if (await alerts.isKnownDevice(endpoint)) return;
    if ((await deviceLimit(address)) !== null)
      throw new ApiError('tooMany', 'Too many devices have new alerts today. Please try tomorrow.');
  }

  async function apply(device: AlertDevice, change: AlertChange, address: string): Promise<void> {
    switch (change.type) {
      case 'match': {
        const { event, watched } = expectCurrent(change.event);
        // Only the prices of an outright can be watched.
        if (event.kind !== 'match') throw notFound('Match');
        if (change.kinds.length > 0) await expectRoom(device, address);
        return expectStored(await alerts.saveMatchRules(device, watched, change.kinds));
      }
      case 'price':
        return savePriceRule(device, change, address);
      case 'remove':
        return alerts.removeRules(device, { id: change.id });
      case 'remove prices':
        return alerts.removeRules(device, 'prices');
      case 'remove all':
        return alerts.removeRules(device, 'all');
    }
  }

  async function savePriceRule(
    device: AlertDevice,
    change: Extract<AlertChange, { type: 'price' }>,
    address: string,
  ): Promise<void> {
    const { market: marketId, selection: selectionId, target } = change;
    const { event, watched } = expectCurrent(change.event);
    const format = toOddsFormat(change.format);
    const market = event.markets.find(({ id }) => String(id) === marketId);
    if (!market?.selections.some(({ id }) => String(id) === selectionId))
      throw notFound('Selection');
    const best = bestPrice(event, { marketId, selectionId });
    if (best && best.odds >= target)
      throw new ApiError('invalid', `The price is already ${oddsText(best.odds, format)}.`);
    await expectRoom(device, address);
    const endsAt = Math.min(watched.endsAt, now() + maxPriceMs);
    expectStored(
      await alerts.savePriceRule(
        device,
        { ...watched, endsAt },
        { marketId, selectionId, target, format },
      ),
    );
  }

  return async ({ device, former, change }: AlertsRequest, address: string): Promise<Alert[]> => {
    if (!allowEndpoint(device.endpoint))
      throw new ApiError('invalid', 'Alerts cannot be sent to this browser’s push service.');
    if (!isPushKey(device.keys.p256dh))
      throw new ApiError('invalid', 'The keys of this subscription cannot be used.');
    if (former) await alerts.moveRules(former, device);
    if (change) await apply(device, change, address);
    if (former || change) onChanged();
    const rules = await alerts.rulesOf(device);
    const ids = [...new Set(rules.map(({ eventId }) => eventId))];
    const stored = await eventsByIds(ids.filter(id => !eventOf(id)));
    const byId = new Map(stored.map(event => [event.id, event]));
    return rules.map(rule => toAlert(rule, eventOf(rule.eventId) ?? byId.get(rule.eventId)));
  };
}

function expectStored(outcome: RuleOutcome): void {
  if (outcome === 'too many') throw new ApiError('invalid', 'This device has too many alerts.');
  if (outcome === 'unknown device')
    throw new ApiError('invalid', 'These are not the keys of this subscription.');
}

const oddsText = (decimal: number, format: ReturnType<typeof toOddsFormat>): string =>
  formatOdds({ raw: String(decimal), decimal }, format);

function toAlert(rule: AlertRule, event: StoredEvent | undefined): Alert {
  const { kind, eventId, target } = rule;
  const alert = { id: publicId(rule), kind, expires_at: getUnixTime(rule.expiresAt) };
  const market = event?.markets.find(one => String(one.id) === rule.marketId);
  const selection = market?.selections.find(one => String(one.id) === rule.selectionId);
  return {
    ...alert,
    event: event ? toNamed(event) : { id: eventId, name: 'A match', path: null },
    ...(target !== null && {
      price: {
        market: market?.name ?? '',
        selection: selection?.name ?? '',
        target: oddsText(target, rule.format ?? 'decimal'),
      },
    }),
  };
}

function toNamed({ id, fields }: StoredEvent): Alert['event'] {
  const match = toMatch({ id, ...fields });
  return { id, name: matchTitle(match), path: matchPath(match) };
}
