/** A video that can be played in the page: `embedUrl` plays at once and keeps no cookies before that. */
export type Video = { embedUrl: string; pageUrl: string };

/** Reads the usual spellings of YouTube's and Vimeo's addresses; null for any other address. */
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
  const isOwn = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const path = /^\/(?:(?:embed|shorts|live|v)\/)?([^/]*)/.exec(url.pathname)?.[1] ?? '';
  const inPath = host === 'youtu.be' || (isOwn && path !== 'watch') ? path : null;
  const id = inPath ?? (isOwn ? url.searchParams.get('v') : null);
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
  const known = /^[0-9a-f]+$/.test(hash);
  return {
    embedUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${known ? `&h=${hash}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${known ? `/${hash}` : ''}`,
  };
}

/** '90', '90s' and '1m30s' are ninety seconds; '' for no moment. */
function toSeconds(time: string | null): string {
  const [whole, hours, minutes, seconds] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  if (!whole) return '';
  return String(Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0));
}
