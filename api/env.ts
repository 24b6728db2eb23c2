import * as z from 'zod';
import { toClickOutTarget } from '@/lib/domain/content/bookmaker/click-out-target';
import { isLocalSite } from '@/lib/routing/indexing';
import { EditorSettings } from '@/lib/settings/editor-settings';
import { isMailbox } from '@/lib/settings/mail-address';
import {
  commaSeparated,
  count,
  expectShared,
  matching,
  parseSettings,
  port,
  secret,
  sharedSettings,
  url,
  webUrl,
} from '@/lib/settings/parse-settings';
import { createSecretFilter } from '@/lib/settings/secret-settings';

/** Push services of Chrome and most others, Firefox, Edge and Safari. */
const pushServiceHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

const mailbox = z
  .string()
  .refine(isMailbox, { error: "expected an email address, such as 'Desk <desk@bat.example>'" });

export const Settings = z.object({
  ...sharedSettings,
  API_HOST: z.string().min(1).default('127.0.0.1'),
  /** Unset: on while the API can be reached only from this machine. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  /** Unset: the embedded database in DATA_DIR. */
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://…').optional(),
  CONTENT_DIR: z.string().min(1).default('content'),
  FEED: z.enum(['demo', 'file', 'none']).default('demo'),
  /** The folder of matches of `FEED=file`. */
  FEED_DIR: z.string().min(1).default('matches'),
  /** Providers of odds, whose keys are below. */
  FEED_ODDS: z.enum(['the-odds-api']).optional(),
  ODDS_API_KEY: secret.optional(),
  ODDS_API_URL: webUrl.default('https://api.the-odds-api.com'),
  ODDS_API_BOOKMAKERS: commaSeparated,
  ODDS_API_REGIONS: commaSeparated.default(['uk']),
  /** Credits a month. */
  FEED_BUDGET: count.default(500),
  /** Providers of scores, whose keys are below. */
  FEED_SCORES: z.enum(['entitysport', 'cricketdata']).optional(),
  ENTITYSPORT_ACCESS_KEY: secret.optional(),
  ENTITYSPORT_SECRET_KEY: secret.optional(),
  ENTITYSPORT_URL: webUrl.default('https://rest.entitysport.com'),
  ENTITYSPORT_CALLS_PER_MINUTE: count.default(60),
  CRICKETDATA_KEY: secret.optional(),
  CRICKETDATA_URL: webUrl.default('https://api.cricapi.com'),
  CRICKETDATA_DAILY_HITS: count.default(100),
  /** The operator's bookmakers: the providers' names of them, their links and commission. */
  BOOKMAKERS_FILE: z.string().min(1).optional(),
  /** The only hosts that the addresses of content/bookmakers and content/bonuses may have. Empty: any. */
  BOOKMAKER_HOSTS: commaSeparated,
  /** Unset: all in the demo, agreed for real prices. */
  BOOKMAKER_LINKS: z.enum(['agreed', 'all']).optional(),
  /** The most open matches of one source. */
  MATCHES_PER_SOURCE: count.default(500),
  /** Pushes of one token per minute. */
  PUSH_LIMIT: count.default(1200),
  /** Kilobytes and prices of one token's pushes per minute. */
  PUSH_KILOBYTES: count.default(30_000),
  PUSH_PRICES: count.default(200_000),
  DEMO_SPEED: z.coerce.number().positive().max(1000).default(1),
  /** Of the demo: the five with reviews, and invented others up to 30. */
  DEMO_BOOKMAKERS: z.coerce.number().int().min(5).max(30).default(5),
  /** The URLs at which the API itself reaches the sites. Empty: SITE_URL. */
  SITE_INTERNAL_URL: commaSeparated.refine(
    entries => entries.every(entry => webUrl.safeParse(entry).success),
    'expected http(s)://…, without a user name or password',
  ),
  /** Unset: no metrics. */
  API_METRICS_PORT: port.optional(),
  SPORTSBET_URL: z
    .string()
    .default('/example-bookmaker')
    .refine(url => toClickOutTarget(url) !== null, 'expected http(s)://… or a path of the site'),
  /** The maximum number of live sockets at a time, of one visitor and in total. */
  SOCKETS_PER_NETWORK: count.default(200),
  MAX_SOCKETS: count.default(20_000),

  /** Read by the site; here only to check that both keys are set, or none. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: secret.optional(),
  RECAPTCHA_VERIFY_URL: webUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RECAPTCHA_WHEN_DOWN: z.enum(['accept', 'refuse']).default('accept'),

  SMTP_URL: url(/^smtps?$/, 'smtp(s)://…').optional(),
  MAIL_FROM: mailbox.optional(),
  /**
   * Receives the messages of the contact form; push services get its address as the site's contact.
   */
  CONTACT_EMAIL: mailbox.optional(),
  NEWSLETTER_SECRET: secret.optional(),

  /** Shared with the editor, for previews. Unset: created once in DATA_DIR. */
  EDITOR_TOKEN: secret.optional(),

  /** Alerts by Web Push. */
  ALERTS: z.enum(['on', 'off']).default('on'),
  /** A private key of P-256 in base64url. Unset: created once in DATA_DIR. */
  VAPID_PRIVATE_KEY: matching(/^[\w-]{43}$/, '32 bytes in base64url').optional(),
  /** The hosts of push services; `*.` matches one or more labels. */
  ALERT_PUSH_HOSTS: commaSeparated.default(pushServiceHosts),
  /** New devices of one address. */
  ALERT_DEVICES_PER_DAY: count.default(100),

  KEEP_MESSAGES_DAYS: count.default(365),
  KEEP_CLICK_OUTS_DAYS: count.default(730),
  KEEP_ADDRESSES_DAYS: count.default(30),
});
export type Settings = z.infer<typeof Settings>;

/** Whether /api/docs is served: by `API_DOCS`, else only by an API and for a site on loopback. */
export function servesDocs({ API_DOCS, API_HOST, SITE_URL }: Settings): boolean {
  if (API_DOCS !== undefined) return API_DOCS === 'on';
  const apiUrl = `http://${API_HOST.includes(':') ? `[${API_HOST}]` : API_HOST}`;
  const isLocalApi = URL.canParse(apiUrl) && isLocalSite(apiUrl);
  return isLocalApi && (SITE_URL === undefined || isLocalSite(SITE_URL));
}

/** The limits of one token's pushes per minute. */
export const pushLimits = ({ PUSH_LIMIT, PUSH_KILOBYTES, PUSH_PRICES }: Settings) => ({
  calls: PUSH_LIMIT,
  bytes: PUSH_KILOBYTES * 1000,
  prices: PUSH_PRICES,
});

/** The hosts whose links and origins are the site's own. */
export const ownHosts = ({ OWN_HOSTS, SITE_URL }: Settings): ReadonlySet<string> =>
  new Set(SITE_URL ? [...OWN_HOSTS, new URL(SITE_URL).host] : OWN_HOSTS);

/** Whether prices of bookmakers without an agreement are shown without a link. */
export const linksOnlyAgreed = ({ BOOKMAKER_LINKS, FEED }: Settings): boolean =>
  BOOKMAKER_LINKS === undefined ? FEED !== 'demo' : BOOKMAKER_LINKS === 'agreed';

/** The settings that all instances share. */
const sharedSecrets = ['DATABASE_URL', 'REVALIDATE_TOKEN', 'NEWSLETTER_SECRET'] as const;

/** The API's settings. Throws `SettingsError`. */
export const readSettings = (
  variables: Record<string, string | undefined> = process.env,
): Settings => {
  const read = parseSettings(Settings, variables);
  const settings = expectShared(read, [
    ...sharedSecrets,
    ...(read.ALERTS === 'on' ? (['VAPID_PRIVATE_KEY'] as const) : []),
  ]);
  // The demo is the default only where nothing real is configured.
  const isReal = settings.FEED_ODDS !== undefined || settings.FEED_SCORES !== undefined;
  return isReal && !variables.FEED ? { ...settings, FEED: 'none' } : settings;
};

/** The settings of a backup: those of the API, and the editor's database. */
export const readBackupSettings = (
  variables: Record<string, string | undefined> = process.env,
): Settings & Pick<z.infer<typeof EditorSettings>, 'EDITOR_DATABASE_URL'> => ({
  ...readSettings(variables),
  ...parseSettings(EditorSettings.pick({ EDITOR_DATABASE_URL: true }), variables),
});

/** The environment of this process, with more variables. */
export const environmentWith = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/** Replaces the secrets of this process's environment in a log line. */
export const hideSecrets = createSecretFilter(process.env);

/** The folder in which an operator typed a command: npm runs it in the project's folder. */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();
