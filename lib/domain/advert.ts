/** A script that an advert's snippet asks for: its address and its data attributes. */
export type AdvertScript = { src: string; data: Record<string, string> };

const scriptTag = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * The scripts with a source in a banner's snippet; none when it is plain HTML. Sources are absolute,
 * http or https; one without a scheme is taken as https.
 */
export function advertScripts(snippet: string): AdvertScript[] {
  return [...snippet.matchAll(scriptTag)].flatMap(([, text = '']) => {
    const attributes = new Map(
      [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim(),
      ]),
    );
    const src = toAddress(attributes.get('src'));
    const data = [...attributes].filter(([name]) => /^data-[\w-]+$/.test(name));
    return src === null ? [] : [{ src, data: Object.fromEntries(data) }];
  });
}

function toAddress(src: string | undefined): string | null {
  if (!src) return null;
  const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}

/** Whether all of an advert's scripts come from origins that may run in the page itself. */
export const isTrustedAdvert = (scripts: AdvertScript[], origins: string[]): boolean =>
  scripts.every(({ src }) => origins.includes(new URL(src).origin));
