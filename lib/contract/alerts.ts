import * as z from 'zod/mini';
import { maxLength, ShortText, Slug, UnixSeconds, Url } from './validation/values';

/*
 * Alerts by Web Push: the changes that a browser requests, and the content of a push message. See
 * docs/contracts/alerts.md.
 */

/** The subjects of an alert of a match. */
export const matchAlertKinds = ['begins', 'toss', 'wicket', 'innings', 'result'] as const;
export type MatchAlertKind = (typeof matchAlertKinds)[number];
export type AlertKind = MatchAlertKind | 'price';

/** Letters, digits and -._~ that a URL does not need to encode, so that no browser does. */
const needlessEncoding = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/i;

/** An endpoint as browsers write it: another spelling of the same would be another device. */
const isCanonical = (endpoint: string): boolean =>
  URL.canParse(endpoint) &&
  new URL(endpoint).href === endpoint &&
  !endpoint.includes('#') &&
  !needlessEncoding.test(endpoint);

/** A push subscription, as `PushSubscription.toJSON()` has it; keys are base64url. */
export const AlertDevice = z.object({
  endpoint: z
    .string()
    .check(z.maxLength(2000), z.refine(isCanonical, 'expected a URL as browsers write it')),
  keys: z.object({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
});
export type AlertDevice = z.infer<typeof AlertDevice>;

const eventId = Slug.check(z.maxLength(100));

export const AlertChange = z.discriminatedUnion('type', [
  /** Replaces the kinds of one match, none to end its alerts. */
  z.object({
    type: z.literal('match'),
    event: eventId,
    kinds: z.array(z.enum(matchAlertKinds)).check(z.maxLength(matchAlertKinds.length)),
  }),
  /** A price at or above `target`, which is decimal; `format` is the odds format it is shown in. */
  z.object({
    type: z.literal('price'),
    event: eventId,
    market: eventId,
    selection: eventId,
    target: z.number().check(z.gt(1), z.lte(10_000)),
    format: ShortText,
  }),
  z.object({ type: z.literal('remove'), id: z.int() }),
  z.object({ type: z.literal('remove prices') }),
  z.object({ type: z.literal('remove all') }),
]);
export type AlertChange = z.infer<typeof AlertChange>;

/**
 * POST /api/alerts/: changes the alerts of a device, or only reads them. `former` is the
 * subscription that the browser has replaced by this one, whose alerts move to it.
 */
export const AlertsRequest = z.object({
  device: AlertDevice,
  former: z.nullish(AlertDevice),
  change: z.nullish(AlertChange),
});
export type AlertsRequest = z.infer<typeof AlertsRequest>;

/** POST /api/alerts/renewal/ of the site: the service worker's, when the browser has replaced `former`. */
export const AlertRenewal = z.object({ device: AlertDevice, former: AlertDevice });
export type AlertRenewal = z.infer<typeof AlertRenewal>;

export const Alert = z.object({
  /** Unique among the alerts of its device. */
  id: z.int(),
  kind: z.enum([...matchAlertKinds, 'price']),
  event: z.object({ id: ShortText, name: ShortText, path: z.nullable(Url) }),
  /** The latest time at which it ends, in unix seconds. */
  expires_at: UnixSeconds,
  price: z.nullish(
    z.object({
      market: ShortText,
      selection: ShortText,
      /** The odds as the visitor reads them. */
      target: ShortText,
    }),
  ),
});
export type Alert = z.infer<typeof Alert>;

/** The alerts of a device, by match. */
export const Alerts = z.object({ alerts: z.array(Alert) });
export type Alerts = z.infer<typeof Alerts>;

/** GET /api/alerts/: the key with which a browser subscribes, the public one of VAPID. */
export const AlertKey = z.object({ key: ShortText });

/** The text of a push message, in JSON. */
export const AlertMessage = z.object({
  kind: z.enum([...matchAlertKinds, 'price']),
  /** A later message with the same tag replaces this one. */
  tag: ShortText,
  title: ShortText,
  /** The device replaces `{time}` by `at` in the visitor's time zone. */
  text: ShortText,
  /** Instead of title and text for a visitor who hides scores. */
  quiet: z.object({ title: ShortText, text: ShortText }),
  /** The page that a press opens. */
  path: z.string().check(z.maxLength(maxLength.short), z.regex(/^\/(?![/\\])/)),
  /** Unix seconds. */
  at: UnixSeconds,
});
export type AlertMessage = z.infer<typeof AlertMessage>;
