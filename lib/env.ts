import * as z from 'zod';
import { defaultSiteName } from './domain/default-site-name';
import { toHelpLines } from './domain/help-lines';
import {
  createSecretFilter,
  hasCredentials,
  minSecretLength,
  settingForMessage,
} from './domain/secret-settings';
import { toTrustedProxies } from './domain/trusted-proxies';
import { trimTrailingSlashes } from './domain/trim-slashes';
import { toRegionPolicy } from './domain/view';

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
const origins = list.refine(
  entries => entries.every(entry => URL.parse(entry)?.origin === entry),
  'origins such as https://ads.example',
);
const noCredentials = 'expected a URL without a user name or password';
const optionalUrl = z
  .union([z.literal(''), z.url()])
  .refine(url => !hasCredentials(url), noCredentials)
  .default('');
const webUrl = z.url({ protocol: /^https?$/ }).refine(url => !hasCredentials(url), noCredentials);
const tooShort = `expected at least ${minSecretLength} characters`;
const secret = z.string().min(minSecretLength, tooShort);

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** A setting that `read` makes something of; what it throws says what was expected. */
const readBy = <T>(read: (text: string) => T, byDefault = '') =>
  z
    .string()
    .default(byDefault)
    .transform((text, context): T => {
      try {
        return read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) });
        return z.NEVER;
      }
    });

const count = z.coerce.number().int().min(1).max(1_000_000);

const SiteEnv = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  API_URL: webUrl.optional(),
  PUBLIC_LIVE_URL: optionalUrl,
  SITE_URL: webUrl.optional(),
  SITE_NAME: z.string().min(1).default(defaultSiteName),
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'a time zone').default('Asia/Kolkata'),
  UNCONFIRMED_AFTER_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  COPYRIGHT: z.string().default('2009-2019'),
  REGION_POLICY: readBy(toRegionPolicy, 'IN:info,*:full'),
  COUNTRY_HEADER: z.string().toLowerCase().default(''),
  AD_SCRIPT_ORIGINS: origins,
  TRUSTED_PROXIES: readBy(toTrustedProxies),
  IMAGE_HOSTS: list,
  OWN_HOSTS: list,
  WATCH_URL: webUrl.default('https://www.hotstar.com/in/sports/cricket'),
  DATA_DIR: z.string().min(1).default('.data'),
  HELPLINES: readBy(toHelpLines),
  /** Unset: made once into DATA_DIR. Empty: nobody can tell of changes. */
  REVALIDATE_TOKEN: z.union([z.literal(''), secret], tooShort).optional(),
  /** Unset: made once into DATA_DIR. */
  XSRF_SECRET: secret.optional(),
  RECAPTCHA_SITE_KEY: z.string().default(''),
  /** Per address and minute. */
  FORM_LIMIT: count.default(20),
  NEWSLETTER_LINK_LIMIT: count.default(600),
  CLICK_OUT_LIMIT: count.default(120),
  SNAPSHOT_LIMIT: count.default(600),
  SEARCH_LIMIT: count.default(120),
  PICTURE_LIMIT: count.default(120),
  FILE_LIMIT: count.default(120),
  DATA_LIMIT: count.default(600),
  NOT_FOUND_LIMIT: count.default(120),
  /** Unset: search engines are not told of changes. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: webUrl.default('https://api.indexnow.org/indexnow'),
  /** Unset: no metrics. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type SiteEnv = Omit<z.infer<typeof SiteEnv>, 'API_URL' | 'SITE_URL'> & {
  API_URL: string;
  SITE_URL: string;
};

let known: SiteEnv | null = null;

/**
 * The site's settings, read once at first use: the build reads none that matter. A bad value throws
 * with its name, the value unless it is a secret, and what was expected.
 */
export function siteEnv(): SiteEnv {
  known ??= readSiteEnv(process.env);
  return known;
}

/** Replaces the secrets of this process's environment in a log line. */
export const hideSecrets = createSecretFilter(process.env);

/** Reads settings from `source`; empty ones count as not set, but for the token. */
export function readSiteEnv(source: Record<string, string | undefined>): SiteEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || name === 'REVALIDATE_TOKEN'),
  );
  const result = SiteEnv.safeParse(given);
  if (!result.success) throw new Error(explain(result.error, given));
  const env = result.data;
  return {
    ...env,
    API_URL: trimTrailingSlashes(env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`),
    SITE_URL: trimTrailingSlashes(env.SITE_URL ?? `http://localhost:${env.PORT}`),
  };
}

function explain(error: z.ZodError, given: Record<string, string | undefined>): string {
  return error.issues
    .map(({ path, message }) => {
      const name = String(path[0]);
      return `Setting ${settingForMessage(name, given[name] ?? '')} does not fit: ${message}`;
    })
    .join('\n');
}
