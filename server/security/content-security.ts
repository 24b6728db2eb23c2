import type { SiteEnv } from '@/lib/env';

/** The origins of videos that a visitor starts. */
const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** As Google documents: https://developers.google.com/recaptcha/docs/faq */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const ownStyles = ["style-src 'self'", "style-src-attr 'unsafe-inline'"];

type Settings = Pick<
  SiteEnv,
  'AD_SCRIPT_ORIGINS' | 'IMAGE_HOSTS' | 'PUBLIC_LIVE_URL' | 'RECAPTCHA_SITE_KEY' | 'SITE_URL'
>;

type Options = {
  /** The origin that may frame the page; by default none. */
  framedBy?: string;
};

/**
 * The Content-Security-Policy of a page: scripts from our own files and the inline ones with these
 * hashes, no `eval`. Styles are files too, except for server-rendered `style` attributes; third-party
 * scripts that a setting allows may add style elements. Adverts of untrusted origins have a separate
 * document with its own policy.
 */
export function createPolicy(settings: Settings, { framedBy = "'none'" }: Options = {}) {
  const { AD_SCRIPT_ORIGINS: adverts, IMAGE_HOSTS, PUBLIC_LIVE_URL, SITE_URL } = settings;
  const live = PUBLIC_LIVE_URL ? [new URL(PUBLIC_LIVE_URL).origin] : [];
  const images = IMAGE_HOSTS.map(host => `https://${host}`);
  const captchaSources = settings.RECAPTCHA_SITE_KEY ? captcha : { scripts: [], frames: [] };
  const scripts = ["'self'", ...captchaSources.scripts, ...adverts];
  const hasThirdParties = captchaSources.scripts.length + adverts.length > 0;
  const directives = [
    ...(hasThirdParties ? ["style-src 'self' 'unsafe-inline'"] : ownStyles),
    ['img-src', "'self'", 'data:', ...images, ...adverts].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...live, ...captchaSources.frames, ...adverts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', "'self'", ...videoFrames, ...captchaSources.frames, ...adverts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    ...(SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return (scriptHashes: string[]): string =>
    `default-src 'none'; ${['script-src', ...scripts, ...scriptHashes].join(' ')}; ${directives}`;
}

/** A sentence for each setting that lets third parties run scripts in our pages. */
export function policyWeaknesses(settings: Settings): string[] {
  const { AD_SCRIPT_ORIGINS: adverts, RECAPTCHA_SITE_KEY: key } = settings;
  return [
    ...(adverts.length > 0 ? [`AD_SCRIPT_ORIGINS: ${adverts.join(' ')} run in our pages`] : []),
    ...(key ? ["RECAPTCHA_SITE_KEY: Google's scripts run in our pages"] : []),
  ];
}
