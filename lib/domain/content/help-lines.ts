/** A help line: a name, and a page, a phone number or both. */
export type HelpLine = { country: string; name: string; url: string | null; phone: string | null };

/** A list of help lines of all countries, for a site whose operator has set none. */
export const internationalHelp: HelpLine[] = [
  { country: '*', name: 'Find A Helpline', url: 'https://findahelpline.com/', phone: null },
  { country: '*', name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: null },
];

/**
 * Parses `IN:Name|https://…|phone,*:Name||phone`; `*` is for all countries. Throws with the invalid
 * entry.
 */
export function toHelpLines(text: string): HelpLine[] {
  return text
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
    .map(entry => {
      const [, country = '', rest = ''] = /^([A-Za-z]{2}|\*)\s*:(.*)$/.exec(entry) ?? [];
      const [name = '', url = '', phone = '', more] = rest.split('|').map(part => part.trim());
      const isPage = url === '' || ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');
      const isPhone = /^[\d +().-]*$/.test(phone);
      if (!name || !isPage || !isPhone || (!url && !phone) || more !== undefined)
        throw new Error(`'${entry}': expected COUNTRY:Name|https://…|phone`);
      return { country: country.toUpperCase(), name, url: url || null, phone: phone || null };
    });
}
