import { secondsInHour, secondsInMinute } from 'date-fns/constants';

/**
 * A video that can be played in the page: `embedUrl` plays immediately and sets no cookies before
 * that.
 */
export type Video = { embedUrl: string; pageUrl: string };

/** Parses the usual forms of YouTube's and Vimeo's URLs; null for any other URL. */
export function toVideo(address: string): Video | null {
  const text = address.trim();
  const url = URL.parse(
    /^(https?:)?\/\//i.test(text) ? text.replace(/^\/\//, 'https://') : `https://${text}`,
  );
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  return toYouTube(host, url) ?? toVimeo(host, url);
}

function toYouTube(host: string, url: URL): Video | null {
  const isYouTube = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const path = /^\/(?:(?:embed|shorts|live|v)\/)?([^/]*)/.exec(url.pathname)?.[1] ?? '';
  const inPath = host === 'youtu.be' || (isYouTube && path !== 'watch') ? path : null;
  const id = inPath ?? (isYouTube ? url.searchParams.get('v') : null);
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = toSeconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return {
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

function toVimeo(host: string, url: URL): Video | null {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null;
  const [, id, secret] = /\/(\d{4,12})(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  const hash = secret ?? url.searchParams.get('h') ?? '';
  const isValidHash = /^[0-9a-f]+$/.test(hash);
  return {
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${isValidHash ? `&h=${hash}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${isValidHash ? `/${hash}` : ''}`,
  };
}

/** '90', '90s' and '1m30s' are ninety seconds; '' without a time. */
function toSeconds(time: string | null): string {
  const [matched, hours, minutes, seconds] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  if (!matched) return '';
  return String(
    Number(hours ?? 0) * secondsInHour +
      Number(minutes ?? 0) * secondsInMinute +
      Number(seconds ?? 0),
  );
}
