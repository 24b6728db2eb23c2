/**
 * Formats of one kind by time zone, undefined for the machine's own. Making one costs a hundred
 * times what using it does, and a process knows a zone or two: each is made once.
 */
export function zoneFormats(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();

  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const known = formats.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
