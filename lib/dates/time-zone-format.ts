/**
 * Caches formats by time zone, undefined for the machine's own. Creating one takes a hundred times as
 * long as using it, and a process uses only a few zones.
 */
export function zoneFormats(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();

  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const cached = formats.get(timeZone);
    if (cached) return cached;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
