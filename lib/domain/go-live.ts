import { isLocalSite } from './indexing';
import type { TrustedProxies } from './trusted-proxies';
import type { RegionPolicy } from './view';

/** Something to settle before a site is public: the settings that settle it, what is, and why it matters. */
export type GoLiveFinding = { settings: string; what: string; why: string };

export type SiteFacts = {
  SITE_URL: string;
  API_URL: string;
  COUNTRY_HEADER: string;
  REGION_POLICY: RegionPolicy;
  TRUSTED_PROXIES: TrustedProxies;
  HELPLINES: readonly unknown[];
  RECAPTCHA_SITE_KEY: string;
  REVALIDATE_TOKEN?: string | undefined;
};

export type ApiFacts = {
  SITE_URL?: string | undefined;
  SITE_INTERNAL_URL?: string | undefined;
  FEED: string;
  SPORTSBET_URL: string;
  TRUSTED_PROXIES: TrustedProxies;
  COUNTRY_HEADER: string;
  REGION_POLICY: RegionPolicy;
  RECAPTCHA_SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  REVALIDATE_TOKEN?: string | undefined;
  /** The bookmakers of the content that are this project's inventions. */
  inventedBookmakers: readonly string[];
};

/** Where links of the invented bookmakers lead. */
export const exampleBookmakerPath = '/example-bookmaker';

/** What the site's settings leave to settle; nothing for a site on this machine. */
export function siteFindings(facts: SiteFacts): GoLiveFinding[] {
  if (isLocalSite(facts.SITE_URL)) return [];
  const isApiElsewhere = !isLocalSite(facts.API_URL);
  return present([
    facts.SITE_URL.startsWith('http:') && findings.plainHttp,
    ...visitorFindings(facts),
    facts.HELPLINES.length === 0 && findings.helpLines,
    !facts.RECAPTCHA_SITE_KEY && findings.captcha,
    isApiElsewhere && facts.REVALIDATE_TOKEN === undefined && findings.token,
  ]);
}

/** What the API's settings and content leave to settle; nothing for a site on this machine. */
export function apiFindings(facts: ApiFacts): GoLiveFinding[] {
  if (!facts.SITE_URL || isLocalSite(facts.SITE_URL)) return [];
  const { SITE_INTERNAL_URL: internalUrl, inventedBookmakers } = facts;
  const isSiteElsewhere = internalUrl !== undefined && !isLocalSite(internalUrl);
  return present([
    ...visitorFindings(facts),
    facts.FEED === 'demo' && findings.demoFeed,
    inventedBookmakers.length > 0 && toBookmakerFinding(inventedBookmakers),
    facts.SPORTSBET_URL === exampleBookmakerPath && findings.oddsLinks,
    !facts.RECAPTCHA_SECRET && findings.captcha,
    (!facts.SMTP_URL || !facts.MAIL_FROM) && findings.mail,
    Boolean(facts.SMTP_URL && facts.MAIL_FROM && !facts.CONTACT_EMAIL) && findings.contact,
    isSiteElsewhere && facts.REVALIDATE_TOKEN === undefined && findings.token,
  ]);
}

/** The entry of a program's log about its findings; null when there are none. */
export function goLiveLogEntry(found: readonly GoLiveFinding[]) {
  if (found.length === 0) return null;
  return {
    fields: { findings: found.map(findingText) },
    message: `${found.length} to settle before this site is public, see npm run check:live`,
  };
}

/** One line for each, as the log and the command show it. */
export const findingText = ({ settings, what, why }: GoLiveFinding): string =>
  `${settings}: ${what} ${why}`;

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

const present = (found: (GoLiveFinding | false)[]): GoLiveFinding[] =>
  found.filter(finding => finding !== false);

const toBookmakerFinding = (names: readonly string[]): GoLiveFinding => ({
  settings: 'CONTENT_DIR',
  what: `the content has invented bookmakers (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}).`,
  why: 'Visitors would be offered bonuses that nobody pays: write your own content files.',
});

const findings = {
  plainHttp: {
    settings: 'SITE_URL',
    what: 'it is http, not https.',
    why: 'Browsers warn of such a site, and what visitors type can be read on the way.',
  },
  country: {
    settings: 'COUNTRY_HEADER',
    what: 'no header names the country of visitors.',
    why: 'REGION_POLICY then treats every visitor as from elsewhere, also where such advertising is an offence.',
  },
  proxies: {
    settings: 'TRUSTED_PROXIES',
    what: 'no proxy is named.',
    why: 'Behind one, all visitors share the limits of one, and its country header is not believed.',
  },
  helpLines: {
    settings: 'HELPLINES',
    what: 'there are none.',
    why: 'Many countries demand that a page about betting names help for problem gamblers.',
  },
  captcha: {
    settings: 'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET',
    what: 'no captcha guards the forms.',
    why: 'Only rate limits and a hidden field then keep robots out.',
  },
  token: {
    settings: 'REVALIDATE_TOKEN',
    what: 'it is unset, while site and API are not on one machine.',
    why: 'Each makes its own, and changes of content show after five minutes: give both the same.',
  },
  demoFeed: {
    settings: 'FEED',
    what: 'it is demo.',
    why: 'Visitors would see old matches and simulated odds as if they were live.',
  },
  oddsLinks: {
    settings: 'SPORTSBET_URL',
    what: 'odds links lead to the page about an invented bookmaker.',
    why: 'Nobody can bet there: name the bookmaker you work with.',
  },
  mail: {
    settings: 'SMTP_URL, MAIL_FROM',
    what: 'no mail can be sent.',
    why: 'Addresses are subscribed to the newsletter without being confirmed, and messages wait in the database.',
  },
  contact: {
    settings: 'CONTACT_EMAIL',
    what: 'nobody gets the contact messages by mail.',
    why: 'They are read with `npm run messages` only.',
  },
} satisfies Record<string, GoLiveFinding>;
