/** Classifies a user agent as person or crawler for click-out statistics; stores nothing that identifies a visitor. */
export type AgentClass = 'bot' | 'phone' | 'tablet' | 'desktop' | 'none';

const bots =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skype|embedly|quora link|bingpreview|mediapartners|adsbot|lighthouse|pagespeed|headless|phantom|puppeteer|playwright|selenium|curl|wget|python|java\/|okhttp|go-http|node-fetch|undici|axios|libwww|httpclient|scrapy|monitor|uptime|validator/i;

export function agentClass(userAgent: string | null | undefined): AgentClass {
  if (!userAgent) return 'none';
  if (bots.test(userAgent)) return 'bot';
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|android/i.test(userAgent) ? 'phone' : 'desktop';
}
