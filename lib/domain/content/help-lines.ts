/** A help line: a name, and a page, a phone number or both. */
export type HelpLine = { country: string; name: string; url: string | null; phone: string | null };

/** Public help lines by country, and lists of all countries, for a site whose operator has set none. */
const publicHelp: HelpLine[] = [
  {
    country: 'AU',
    name: 'Gambling Help Online',
    url: 'https://www.gamblinghelponline.org.au/',
    phone: '1800 858 858',
  },
  {
    country: 'NZ',
    name: 'Gambling Helpline',
    url: 'https://www.gamblinghelpline.co.nz/',
    phone: '0800 654 655',
  },
  {
    country: 'ZA',
    name: 'National Responsible Gambling Programme',
    url: null,
    phone: '0800 006 008',
  },
  {
    country: 'GB',
    name: 'National Gambling Helpline',
    url: 'https://www.gamcare.org.uk/',
    phone: '0808 8020 133',
  },
  { country: '*', name: 'Find A Helpline', url: 'https://findahelpline.com/', phone: null },
  { country: '*', name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: null },
];

/** The help lines that pages about gambling show: the operator's, or the public ones. */
export const shownHelpLines = (ofOperator: HelpLine[]): HelpLine[] =>
  ofOperator.length > 0 ? ofOperator : publicHelp;

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
