import { secondsInDay } from 'date-fns/constants';
import * as z from 'zod';
import { defaultAgeLimits } from '@/lib/domain/odds/comparison/age-limits';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { toRegionPolicy } from '@/lib/routing/view';
import { defaultSiteName } from './default-site-name';
import { hasCredentials, minSecretLength, settingForMessage } from './secret-settings';

export const port = z.coerce.number().int().min(0).max(65535);

const seconds = z.coerce.number().int().min(1).max(secondsInDay);

/** An integer from 1 to a million: limits and days. */
export const count = z.coerce.number().int().min(1).max(1_000_000);

export const commaSeparated = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  );

/** `expected` and the patterns are also what the preflight checks before packages are installed. */
export const url = (protocol: RegExp, expected: string) =>
  z
    .url({ protocol, error: `expected ${expected}` })
    .meta({ expected, pattern: protocol.source.replace('$', ':') });

export const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, `expected ${expected}`).meta({ expected });

export const webUrl = url(/^https?$/, 'http(s)://…').refine(
  address => !hasCredentials(address),
  'expected a URL without a user name or password',
);

const tooShort = `expected at least ${minSecretLength} characters`;
export const secret = z.string().min(minSecretLength, tooShort);

/** A setting that `parse` reads; the error it throws states what was expected. */
export const parsedBy = <T>(parse: (text: string) => T, byDefault = '') =>
  z
    .string()
    .default(byDefault)
    .transform((text, context): T => {
      try {
        return parse(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) });
        return z.NEVER;
      }
    });

/** The settings that the site and the API share; both must be given the same values. */
export const sharedSettings = {
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  SITE_URL: webUrl.optional(),
  SITE_NAME: z.string().min(1).default(defaultSiteName),
  DATA_DIR: z.string().min(1).default('.data'),
  OWN_HOSTS: commaSeparated,
  TRUSTED_PROXIES: parsedBy(toTrustedProxies),
  COUNTRY_HEADER: z.string().toLowerCase().default(''),
  REGION_POLICY: parsedBy(toRegionPolicy, 'IN:info,*:full'),
  /** Unset: created once in DATA_DIR. Empty: changes are not reported. */
  REVALIDATE_TOKEN: z.union([z.literal(''), secret], tooShort).optional(),
  /** Per address and minute. */
  FORM_LIMIT: count.default(20),
  NEWSLETTER_LINK_LIMIT: count.default(600),
  CLICK_OUT_LIMIT: count.default(120),
  ALERT_LIMIT: count.default(60),
  /** Seconds beyond which a bookmaker's price is stale, where its source states no limit. */
  PRICE_MAX_AGE_IN_PLAY: seconds.default(defaultAgeLimits.inPlay),
  PRICE_MAX_AGE_BEFORE: seconds.default(defaultAgeLimits.before),
  /** Unset: this program is the only instance of its kind. */
  REDIS_URL: url(/^rediss?$/, 'redis://…').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** Invalid settings: one line for each, with its value unless that is a secret, and what was expected. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * With REDIS_URL a program is one of several instances, which must be given the same values. Throws
 * `SettingsError` with those that are missing.
 */
export function expectShared<T extends { REDIS_URL?: string | undefined }>(
  settings: T,
  names: readonly (keyof T & string)[],
): T {
  const missing = names.filter(name => settings[name] === undefined);
  if (settings.REDIS_URL === undefined || missing.length === 0) return settings;
  const lines = missing.map(
    name => `${name}: expected with REDIS_URL, the same value for every instance`,
  );
  throw new SettingsError(`Invalid settings:\n${lines.join('\n')}`);
}

/** Reads settings; an empty value counts as not set, except for the token. Throws `SettingsError`. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.infer<Schema> {
  const values = Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => value !== '' || name === 'REVALIDATE_TOKEN',
    ),
  );
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${settingForMessage(name, values[name] ?? '')}: ${message}`;
  });
  throw new SettingsError(`Invalid settings:\n${lines.join('\n')}`);
}
