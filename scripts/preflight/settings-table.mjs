/*
 * Rules for settings that can be checked before packages are installed. The complete rules are the
 * schemas of lib/env.ts and api/env.ts; tests/conventions/settings-table.test.ts compares the two.
 * A rule never rejects what a schema accepts; a `partial` rule may accept more than the schema.
 */
const any = { expected: 'a text', accepts: () => true };

const wholeNumber = (min, max) => ({
  expected: `a whole number from ${min} to ${max}`,
  accepts: text => Number.isInteger(Number(text)) && isBetween(Number(text), min, max),
});

const port = { ...wholeNumber(0, 65_535), isPort: true };
const count = wholeNumber(1, 1_000_000);
const days = count;

const number = (min, max, expected) => ({
  expected,
  accepts: text => isBetween(Number(text), min, max),
});

const oneOf = (...words) => ({
  expected: `one of ${words.join(', ')}`,
  accepts: text => words.includes(text),
});

const minLength = (length, expected = `at least ${length} characters`) => ({
  expected,
  accepts: text => text.length >= length,
});

const pattern = (regex, expected, partial = false) => ({
  expected,
  partial,
  accepts: text => regex.test(text),
});

const url = (expected, regex, mayHoldPassword = false) => ({
  expected: mayHoldPassword ? expected : `${expected}, without a user name or password`,
  accepts: text => {
    if (!regex.test(text.trim())) return false;
    const parsed = parseUrl(text.trim());
    return parsed !== null && (mayHoldPassword || !(parsed.username || parsed.password));
  },
});

const mailbox = pattern(
  /[^\s@]@[^\s@]/,
  "an email address, such as 'Desk <desk@bat.example>'",
  true,
);

const webUrl = url('http://… or https://…', /^https?:\/\//i);
const secret = minLength(16);

const list = (expected, accepts) => ({
  expected,
  accepts: text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean)
      .every(accepts),
});

/** As `hostPattern` of lib/env.ts. */
const isHost = text =>
  /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?$/i.test(text);
const hosts = list('hosts such as media.example', isHost);
const origins = list(
  'origins such as https://ads.example',
  text => parseUrl(text)?.origin === text && isHost(text.replace(/^https?:\/\//, '')),
);

const timeZone = {
  expected: 'a time zone such as Asia/Kolkata',
  accepts(text) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text });
      return true;
    } catch {
      return false;
    }
  },
};

const regionPolicy = pattern(
  /^[A-Za-z:*,\s]*$/,
  'COUNTRY:full, COUNTRY:info or COUNTRY:blocked',
  true,
);
const proxies = pattern(
  /^[\da-fA-F.:/,\s]*$/,
  'a number of hops, or addresses and CIDR ranges',
  true,
);
const helpLines = pattern(
  /^\s*(?:$|,|[A-Za-z]{2}\s*:|\*\s*:)/,
  'COUNTRY:Name|https://…|phone',
  true,
);
const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');

const both = rule => ({ programs: ['site', 'api'], ...rule });
const site = rule => ({ programs: ['site'], ...rule });
const api = rule => ({ programs: ['api'], ...rule });
const editor = rule => ({ programs: ['editor'], ...rule });

export const settingsTable = {
  PORT: both(port),
  API_PORT: both(port),
  API_HOST: api(any),
  API_DOCS: api(oneOf('on', 'off')),
  API_URL: site(webUrl),
  PUBLIC_LIVE_URL: site(url('a URL such as wss://live.example.com', /:/)),
  SITE_URL: both(webUrl),
  SITE_INTERNAL_URL: api(webUrl),
  SITE_NAME: both(any),
  COPYRIGHT: site(any),
  SITE_TIME_ZONE: site(timeZone),
  UNCONFIRMED_AFTER_SECONDS: site(wholeNumber(1, 86_400)),
  DATABASE_URL: api(url('postgres://user:password@host/name', /^postgres(ql)?:/i, true)),
  REDIS_URL: both(url('redis://host:6379', /^rediss?:/i, true)),
  DATA_DIR: both(any),
  CONTENT_DIR: api(any),
  REVALIDATE_TOKEN: both(secret),
  FEED: api(oneOf('demo', 'file', 'none')),
  FEED_DIR: api(any),
  FEED_ODDS: api(oneOf('the-odds-api')),
  ODDS_API_KEY: api(secret),
  ODDS_API_URL: api(webUrl),
  ODDS_API_BOOKMAKERS: api(any),
  ODDS_API_REGIONS: api(any),
  FEED_BUDGET: api(count),
  FEED_SCORES: api(oneOf('entitysport', 'cricketdata')),
  ENTITYSPORT_ACCESS_KEY: api(secret),
  ENTITYSPORT_SECRET_KEY: api(secret),
  ENTITYSPORT_URL: api(webUrl),
  ENTITYSPORT_CALLS_PER_MINUTE: api(count),
  CRICKETDATA_KEY: api(secret),
  CRICKETDATA_URL: api(webUrl),
  CRICKETDATA_DAILY_HITS: api(count),
  BOOKMAKERS_FILE: api(any),
  BOOKMAKER_LINKS: api(oneOf('agreed', 'all')),
  MATCHES_PER_SOURCE: api(count),
  PUSH_LIMIT: api(count),
  PUSH_KILOBYTES: api(count),
  PUSH_PRICES: api(count),
  DEMO_SPEED: api(number(Number.MIN_VALUE, 1000, 'a number above 0, at most 1000')),
  REGION_POLICY: both(regionPolicy),
  COUNTRY_HEADER: both(any),
  TRUSTED_PROXIES: both(proxies),
  AD_SCRIPT_ORIGINS: site(origins),
  IMAGE_HOSTS: site(hosts),
  OWN_HOSTS: both(any),
  WATCH_URL: site(webUrl),
  SPORTSBET_URL: api({ ...any, expected: 'http(s)://… or a path of the site', partial: true }),
  FORM_LIMIT: both(count),
  CLICK_OUT_LIMIT: both(count),
  ALERT_LIMIT: both(count),
  PRICE_MAX_AGE_IN_PLAY: both(wholeNumber(1, 86_400)),
  PRICE_MAX_AGE_BEFORE: both(wholeNumber(1, 86_400)),
  SNAPSHOT_LIMIT: site(count),
  NEWSLETTER_LINK_LIMIT: both(count),
  SEARCH_LIMIT: site(count),
  PICTURE_LIMIT: site(count),
  FILE_LIMIT: site(count),
  NOT_FOUND_LIMIT: site(count),
  SOCKETS_PER_NETWORK: api(count),
  MAX_SOCKETS: api(count),
  INDEXNOW_KEY: site(pattern(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits and hyphens')),
  INDEXNOW_URL: site(webUrl),
  XSRF_SECRET: site(secret),
  RECAPTCHA_SITE_KEY: both(any),
  RECAPTCHA_SECRET: api(secret),
  RECAPTCHA_VERIFY_URL: api(webUrl),
  RECAPTCHA_MIN_SCORE: api(number(0, 1, 'a number from 0 to 1')),
  RECAPTCHA_WHEN_DOWN: api(oneOf('accept', 'refuse')),
  SMTP_URL: api(url('smtp://user:password@host:587', /^smtps?:/i, true)),
  MAIL_FROM: api(mailbox),
  CONTACT_EMAIL: api(mailbox),
  NEWSLETTER_SECRET: api(secret),
  OFFLINE: site(oneOf('on', 'off')),
  ALERTS: api(oneOf('on', 'off')),
  VAPID_PRIVATE_KEY: api(pattern(/^[\w-]{43}$/, '32 bytes in base64url')),
  ALERT_PUSH_HOSTS: api(any),
  ALERT_DEVICES_PER_DAY: api(count),
  KEEP_MESSAGES_DAYS: api(days),
  KEEP_CLICK_OUTS_DAYS: api(days),
  KEEP_ADDRESSES_DAYS: api(days),
  HELPLINES: site(helpLines),
  METRICS_PORT: site(port),
  API_METRICS_PORT: api(port),
  METRICS_HOST: both(any),
  LOG_LEVEL: both(logLevel),
  EDITOR_PORT: editor(port),
  EDITOR_HOST: editor(any),
  EDITOR_URL: { programs: ['site', 'editor'], ...webUrl },
  EDITOR_DATABASE_URL: editor(url('postgres://user:password@host/name', /^postgres(ql)?:/i, true)),
  EDITOR_SECRET: editor(secret),
  EDITOR_TOKEN: { programs: ['api', 'editor'], ...secret },
  EDITOR_PROXIES: editor(wholeNumber(0, 10)),
  EDITOR_LOGIN_LIMIT: editor(count),
};

function isBetween(value, min, max) {
  return value >= min && value <= max;
}

function parseUrl(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
