import { createECDH } from 'node:crypto';
import { toMatch } from '@/lib/domain/match/match';
import { AlertMessage } from '@/lib/contract/alerts';
import type { Moment } from '@/api/store/visitors/alert-moments';
import { matchStates } from '@/tests/fixtures/formats/match-states';
import { hardTexts } from '@/tests/fixtures/formats/hard-texts';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { changesOf, priceAlert } from './alert-changes';
import type { AlertMatch } from './alert-state';
import { createSendPush } from './push-message';

const now = 1_795_681_200_000;
const pair = createECDH('prime256v1');
const vapid = {
  publicKey: pair.generateKeys('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  subject: 'mailto:desk@bat.example',
};
const before = { status: 'upcoming' as const, hasToss: false, wickets: 0, innings: 0 };
const sendPush = createSendPush({ vapid, now: () => now });
let service: PushService;

beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => service.close());

/** What a push service has accepted of these moments, all of which it must. */
async function accepted(moments: Moment[]) {
  const { endpoint, keys } = service.subscribe(vapid.publicKey);
  for (const { message, urgency, lifetimeMs } of moments) {
    const { kind, tag } = message;
    const device = { endpoint, ...keys, failures: 0 };
    const about = { id: 1, kind, tag, message, urgency, version: 1, attempts: 0 };
    await sendPush({ ...about, expiresAt: now + lifetimeMs, device });
  }
  expect(service.refused).toEqual([]);
  expect(service.received.map(({ message }) => message)).toEqual(
    moments.map(({ message }) => message),
  );
  return service.received;
}

const alertOf = (event: (typeof matchStates)[number][1]): AlertMatch => {
  const match = toMatch(event);
  return {
    match,
    scorecard: null,
    state: { status: match.status, hasToss: true, wickets: 1, innings: 1 },
  };
};

test.each(matchStates)(
  'every message of a match %s is accepted, and complete',
  async (_name, event) => {
    const alert = alertOf(event);
    const best = {
      ...{ marketId: 'winner', marketName: 'Match winner', selectionId: 'home', odds: 1.42 },
      ...{ selectionName: alert.match.teams[0].name, bookmaker: 'Silly Point' },
    };
    const moments = [
      ...changesOf(alert, before, now / 1000),
      priceAlert(alert, best, 'decimal', now / 1000),
    ];

    for (const { message, ttl, urgency, topic } of await accepted(moments)) {
      expect(AlertMessage.safeParse(message).error?.issues ?? []).toEqual([]);
      expect([message.title, message.quiet.title].filter(text => /^\W*$/u.test(text))).toEqual([]);
      expect(JSON.stringify(message)).not.toMatch(/\\ud[89a-f]/);
      expect([ttl > 0, urgency === 'low' || urgency === 'normal' || urgency === 'high']).toEqual([
        true,
        true,
      ]);
      expect(topic).toMatch(/^[\w-]{32}$/);
    }
  },
);

test.each(Object.entries({ ...hardTexts, quotes: '"\\'.repeat(40), bats: '🏏'.repeat(80) }))(
  'a price of names with %s and of long ids fits into a message',
  async (_name, text) => {
    const name = text.replace(/\p{Surrogate}|\p{Cc}/gu, '');
    const id = '🏏'.repeat(50);
    const [, event] = matchStates[0] ?? [];
    const wire = event && {
      ...event,
      id,
      name: `${name} - ${name}`,
      competitors: [
        { id: 1, name },
        { id: 2, name },
      ],
    };
    const best = {
      ...{ marketId: id, marketName: name, selectionId: id, odds: 1.42 },
      ...{ selectionName: name, bookmaker: name },
    };
    const moments = wire ? [priceAlert(alertOf(wire), best, 'decimal', now / 1000)] : [];
    const [push] = await accepted(moments);

    expect(AlertMessage.safeParse(push?.message).error?.issues ?? []).toEqual([]);
    expect(push?.message.text).toMatch(/Price at \{time\}, it may have changed\. 18\+$/);
  },
);
