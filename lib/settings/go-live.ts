import { exampleBookmakerPath } from '@/lib/domain/content/bookmaker/example-bookmaker';
import { isLocalSite } from '@/lib/routing/indexing';
import type { TrustedProxies } from '@/lib/http/trusted-proxies';
import type { RegionPolicy } from '@/lib/routing/view';

/** A setting to fix before a site is public: its names, the problem and its consequence. */
export type GoLiveFinding = { settings: string; problem: string; consequence: string };

export type SiteFacts = {
  SITE_URL: string;
  API_URL: string;
  COUNTRY_HEADER: string;
  REGION_POLICY: RegionPolicy;
  TRUSTED_PROXIES: TrustedProxies;
  HELPLINES: readonly unknown[];
  RECAPTCHA_SITE_KEY: string;
  REDIS_URL?: string | undefined;
  REVALIDATE_TOKEN?: string | undefined;
};

export type ApiFacts = {
  SITE_URL?: string | undefined;
  SITE_INTERNAL_URL: readonly string[];
  FEED: string;
  SPORTSBET_URL: string;
  TRUSTED_PROXIES: TrustedProxies;
  COUNTRY_HEADER: string;
  REGION_POLICY: RegionPolicy;
  RECAPTCHA_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  REDIS_URL?: string | undefined;
  REVALIDATE_TOKEN?: string | undefined;
  /** The invented bookmakers of the embedded content. */
  inventedBookmakers: readonly string[];
};

/** The findings about the site's settings; none for a site on this machine. */
export function siteFindings(facts: SiteFacts): GoLiveFinding[] {
  if (isLocalSite(facts.SITE_URL)) return [];
  const isApiElsewhere = !isLocalSite(facts.API_URL);
  return withoutFalse([
    facts.SITE_URL.startsWith('http:') && findings.plainHttp,
    ...visitorFindings(facts),
    facts.HELPLINES.length === 0 && findings.helpLines,
    !facts.RECAPTCHA_SITE_KEY && findings.captcha,
    isRedisOpen(facts) && findings.redis,
    isApiElsewhere && facts.REVALIDATE_TOKEN === undefined && findings.token,
  ]);
}

/** The findings about the API's settings and content; none for a site on this machine. */
export function apiFindings(facts: ApiFacts): GoLiveFinding[] {
  if (!facts.SITE_URL || isLocalSite(facts.SITE_URL)) return [];
  const { SITE_INTERNAL_URL: internalUrls, inventedBookmakers } = facts;
  const isSiteElsewhere = internalUrls.some(url => !isLocalSite(url));
  return withoutFalse([
    ...visitorFindings(facts),
    facts.FEED === 'demo' && findings.demoFeed,
    inventedBookmakers.length > 0 && toBookmakerFinding(inventedBookmakers),
    facts.SPORTSBET_URL === exampleBookmakerPath && findings.oddsLinks,
    !facts.RECAPTCHA_SECRET && findings.captcha,
    (!facts.SMTP_URL || !facts.MAIL_FROM) && findings.mail,
    Boolean(facts.SMTP_URL && facts.MAIL_FROM && !facts.CONTACT_EMAIL) && findings.contact,
    isRedisOpen(facts) && findings.redis,
    isSiteElsewhere && facts.REVALIDATE_TOKEN === undefined && findings.token,
  ]);
}

/** The log entry about a program's findings; null when there are none. */
export function goLiveLogEntry(goLiveFindings: readonly GoLiveFinding[]) {
  if (goLiveFindings.length === 0) return null;
  return {
    fields: { findings: goLiveFindings.map(findingText) },
    message: `${goLiveFindings.length} to settle before this site is public, see npm run check:live`,
  };
}

/** One line per finding, for the log and the command. */
export const findingText = ({ settings, problem, consequence }: GoLiveFinding): string =>
  `${settings}: ${problem} ${consequence}`;

const isRedisOpen = ({ REDIS_URL: url }: Pick<SiteFacts, 'REDIS_URL'>): boolean =>
  url !== undefined && new URL(url).password === '';

type ProxyFacts = Pick<SiteFacts, 'COUNTRY_HEADER' | 'REGION_POLICY' | 'TRUSTED_PROXIES'>;

function visitorFindings({ COUNTRY_HEADER, REGION_POLICY, TRUSTED_PROXIES }: ProxyFacts) {
  const policies = new Set(
    ['*', ...REGION_POLICY.keys()].map(key => REGION_POLICY.get(key) ?? 'full'),
  );
  const namesNoProxy = TRUSTED_PROXIES.hops === 0 && TRUSTED_PROXIES.ranges.length === 0;
  return [
    // One policy for everyone needs no country.
    !COUNTRY_HEADER && (policies.size > 1 || policies.has('full')) && findings.country,
    namesNoProxy && findings.proxies,
  ];
}

const withoutFalse = (candidates: (GoLiveFinding | false)[]): GoLiveFinding[] =>
  candidates.filter(finding => finding !== false);

const toBookmakerFinding = (names: readonly string[]): GoLiveFinding => ({
  settings: 'CONTENT_DIR',
  problem: `the content has invented bookmakers (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}).`,
  consequence: 'Visitors would be offered bonuses that nobody pays: write your own content files.',
});

const findings = {
  plainHttp: {
    settings: 'SITE_URL',
    problem: 'it is http, not https.',
    consequence: 'Browsers warn of such a site, and what visitors type can be read on the way.',
  },
  country: {
    settings: 'COUNTRY_HEADER',
    problem: 'no header names the country of visitors.',
    consequence:
      'REGION_POLICY then treats every visitor as from elsewhere, also where such advertising is an offence.',
  },
  proxies: {
    settings: 'TRUSTED_PROXIES',
    problem: 'no proxy is named.',
    consequence:
      'Behind one, all visitors share the limits of one, and its country header is not believed.',
  },
  helpLines: {
    settings: 'HELPLINES',
    problem: 'there are none.',
    consequence: 'Many countries demand that a page about betting names help for problem gamblers.',
  },
  captcha: {
    settings: 'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET',
    problem: 'no captcha guards the forms.',
    consequence: 'Only rate limits and a hidden field then keep robots out.',
  },
  token: {
    settings: 'REVALIDATE_TOKEN',
    problem: 'it is unset, while site and API are not on one machine.',
    consequence:
      'Each makes its own, and changes of content show after five minutes: give both the same.',
  },
  redis: {
    settings: 'REDIS_URL',
    problem: 'it has no password.',
    consequence: 'Whoever reaches that Redis can write prices and scores to every page.',
  },
  demoFeed: {
    settings: 'FEED',
    problem: 'it is demo.',
    consequence: 'Visitors would see old matches and simulated odds as if they were live.',
  },
  oddsLinks: {
    settings: 'SPORTSBET_URL',
    problem: 'odds links lead to the page about an invented bookmaker.',
    consequence: 'Nobody can bet there: name the bookmaker you work with.',
  },
  mail: {
    settings: 'SMTP_URL, MAIL_FROM',
    problem: 'no mail can be sent.',
    consequence:
      'Addresses are subscribed to the newsletter without being confirmed, and messages wait in the database.',
  },
  contact: {
    settings: 'CONTACT_EMAIL',
    problem: 'nobody gets the contact messages by mail.',
    consequence: 'They are read with `npm run messages` only.',
  },
} satisfies Record<string, GoLiveFinding>;
