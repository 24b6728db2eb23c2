import * as z from 'zod';
import { toHelpLines } from './domain/content/help-lines';
import { trimTrailingSlashes } from './domain/trim-slashes';
import {
  commaSeparated,
  count,
  expectShared,
  matching,
  parsedBy,
  parseSettings,
  port,
  secret,
  sharedSettings,
  webUrl,
} from './settings/parse-settings';
import { createSecretFilter, hasCredentials } from './settings/secret-settings';

/** Also in a policy, where `*` would allow every subdomain, and `;` begins another directive. */
const hostPattern = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?$/i;

const hosts = commaSeparated.refine(
  entries => entries.every(entry => hostPattern.test(entry)),
  'hosts such as media.example',
);
const origins = commaSeparated.refine(
  entries =>
    entries.every(
      entry =>
        URL.parse(entry)?.origin === entry && hostPattern.test(entry.replace(/^https?:\/\//, '')),
    ),
  'origins such as https://ads.example',
);
const optionalUrl = z
  .union([z.literal(''), z.url()])
  .refine(url => !hasCredentials(url), 'expected a URL without a user name or password')
  .default('');

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

export const SiteEnv = z.object({
  ...sharedSettings,
  API_URL: webUrl.optional(),
  PUBLIC_LIVE_URL: optionalUrl,
  SITE_TIME_ZONE: z.string().refine(isTimeZone, 'a time zone').default('Asia/Kolkata'),
  UNCONFIRMED_AFTER_SECONDS: z.coerce.number().int().min(1).max(86_400).default(60),
  COPYRIGHT: z.string().default('2009-2019'),
  AD_SCRIPT_ORIGINS: origins,
  IMAGE_HOSTS: hosts,
  WATCH_URL: webUrl.default('https://www.hotstar.com/in/sports/cricket'),
  HELPLINES: parsedBy(toHelpLines),
  /** Unset: created once in DATA_DIR. */
  XSRF_SECRET: secret.optional(),
  RECAPTCHA_SITE_KEY: z.string().default(''),
  /** Per address and minute. */
  SNAPSHOT_LIMIT: count.default(600),
  SEARCH_LIMIT: count.default(120),
  PICTURE_LIMIT: count.default(120),
  FILE_LIMIT: count.default(120),
  NOT_FOUND_LIMIT: count.default(120),
  /** Unset: search engines are not notified of changes. */
  INDEXNOW_KEY: matching(
    /^[A-Za-z0-9-]{8,128}$/,
    '8 to 128 letters, digits and hyphens',
  ).optional(),
  INDEXNOW_URL: webUrl.default('https://api.indexnow.org/indexnow'),
  /** The only origin that may frame previews. */
  EDITOR_URL: webUrl.default('http://localhost:4100'),
  /** Off: the service worker removes itself and what it has stored. */
  OFFLINE: z.enum(['on', 'off']).default('on'),
  /** Unset: no metrics. */
  METRICS_PORT: port.optional(),
});

export type SiteEnv = Omit<z.infer<typeof SiteEnv>, 'API_URL' | 'SITE_URL'> & {
  API_URL: string;
  SITE_URL: string;
};

/** Whether pages may have the service worker; in development it would show outdated pages. */
export const offersWorker = ({ OFFLINE }: Pick<SiteEnv, 'OFFLINE'>): boolean =>
  OFFLINE === 'on' && process.env.NODE_ENV !== 'development';

let cached: SiteEnv | null = null;

/** The site's settings, read once, at first use: the build has none. Throws `SettingsError`. */
export function siteEnv(): SiteEnv {
  cached ??= readSiteEnv(process.env);
  return cached;
}

/** Replaces the secrets of this process's environment in a log line. */
export const hideSecrets = createSecretFilter(process.env);

/** The site's settings from `variables`. Throws `SettingsError`. */
export function readSiteEnv(variables: Record<string, string | undefined>): SiteEnv {
  const env = expectShared(parseSettings(SiteEnv, variables), ['REVALIDATE_TOKEN', 'XSRF_SECRET']);
  return {
    ...env,
    API_URL: trimTrailingSlashes(env.API_URL ?? `http://127.0.0.1:${env.API_PORT}`),
    EDITOR_URL: new URL(env.EDITOR_URL).origin,
    SITE_URL: trimTrailingSlashes(env.SITE_URL ?? `http://localhost:${env.PORT}`),
  };
}
