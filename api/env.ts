import * as z from 'zod';
import { toOutTarget } from '@/lib/domain/click-out';
import {
  createSecretFilter,
  hasCredentials,
  minSecretLength,
  settingForMessage,
} from '@/lib/domain/secret-settings';
import { defaultSiteName } from '@/lib/domain/default-site-name';
import { isLocalSite } from '@/lib/domain/indexing';
import { toRegionPolicy } from '@/lib/domain/view';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';

const port = z.coerce.number().int().min(0).max(65535);
const list = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  );

const trustedProxies = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return toTrustedProxies(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  });

const regionPolicy = z
  .string()
  .default('IN:info,*:full')
  .transform((text, context) => {
    try {
      return toRegionPolicy(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  });

const count = z.coerce.number().int().min(1).max(1_000_000);
const webUrl = z
  .url({ protocol: /^https?$/, error: 'expected http(s)://…' })
  .refine(url => !hasCredentials(url), 'expected a URL without a user name or password');
const tooShort = `expected at least ${minSecretLength} characters`;
const secret = z.string().min(minSecretLength, tooShort);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const Settings = z.object({
  /** Where the site is, when SITE_URL does not say it. */
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  /** Unset: on while the API can be reached from this machine alone. */
  API_DOCS: z.enum(['on', 'off']).optional(),
  /** Unset: the embedded database in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://…' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'expected redis://…' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_DIR: z.string().min(1).default('api/content'),
  FEED: z.enum(['demo', 'none']).default('demo'),
  DEMO_SPEED: z.coerce.number().positive().max(1000).default(1),
  SITE_URL: webUrl.optional(),
  /** Where the API itself reaches the site. Unset: SITE_URL. */
  SITE_INTERNAL_URL: webUrl.optional(),
  SITE_NAME: z.string().min(1).default(defaultSiteName),
  /** Unset: made once into DATA_DIR. Empty: the site is not told of changes. */
  REVALIDATE_TOKEN: z.union([z.literal(''), secret], tooShort).optional(),
  OWN_HOSTS: list,
  TRUSTED_PROXIES: trustedProxies,
  /** Unset: no metrics. */
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels).default('info'),

  REGION_POLICY: regionPolicy,
  COUNTRY_HEADER: z.string().toLowerCase().default(''),
  SPORTSBET_URL: z
    .string()
    .default('/example-bookmaker')
    .refine(url => toOutTarget(url) !== null, 'expected http(s)://… or a path of the site'),
  /** Per address and minute. */
  FORM_LIMIT: count.default(20),
  NEWSLETTER_LINK_LIMIT: count.default(600),
  CLICK_OUT_LIMIT: count.default(120),
  /** Live sockets held at once, by one visitor and in all. */
  SOCKETS_PER_NETWORK: count.default(200),
  MAX_SOCKETS: count.default(20_000),

  /** The site's; here only to see that both keys are set, or none. */
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: secret.optional(),
  RECAPTCHA_VERIFY_URL: webUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RECAPTCHA_WHEN_DOWN: z.enum(['accept', 'refuse']).default('accept'),

  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp(s)://…' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  CONTACT_EMAIL: z.string().min(3).optional(),
  NEWSLETTER_SECRET: secret.optional(),

  KEEP_MESSAGES_DAYS: count.default(365),
  KEEP_CLICK_OUTS_DAYS: count.default(730),
  KEEP_ADDRESSES_DAYS: count.default(30),
});
export type Settings = z.infer<typeof Settings>;

/**
 * A setting that stops the program: one line for each, with its name and what was expected, and
 * with its value unless that is a secret.
 */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Whether /api/docs is served: as `API_DOCS` says, else only by an API and for a site on loopback. */
export function servesDocs({ API_DOCS, API_HOST, SITE_URL }: Settings): boolean {
  if (API_DOCS !== undefined) return API_DOCS === 'on';
  const apiUrl = `http://${API_HOST.includes(':') ? `[${API_HOST}]` : API_HOST}`;
  const isLocalApi = URL.canParse(apiUrl) && isLocalSite(apiUrl);
  return isLocalApi && (SITE_URL === undefined || isLocalSite(SITE_URL));
}

/** The settings the API reads; an empty value counts as not set, but for the token. Throws `SettingsError`. */
export function readSettings(
  variables: Record<string, string | undefined> = process.env,
): Settings {
  const set = Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => value !== '' || name === 'REVALIDATE_TOKEN',
    ),
  );
  const result = Settings.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${settingForMessage(name, set[name] ?? '')}: ${message}`;
  });
  throw new SettingsError(`Settings that do not fit:\n${lines.join('\n')}`);
}

/** Replaces the secrets of this process's environment in a log line. */
export const hideSecrets = createSecretFilter(process.env);

/** Where an operator typed a command: npm runs it in the project's folder. */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();
