import { defaultOddsFormat, oddsFormats, toOddsFormat, type OddsFormat } from './odds-format';

/** What a visitor's country allows the site to show. */
export const policies = ['full', 'info', 'blocked'] as const;
export type Policy = (typeof policies)[number];

/** Whether a visitor may see prices and offers, and links to where they are made. */
export const showsPrices = (policy: Policy): boolean => policy === 'full';

/** One of the at most fifteen variants of a page: `<format>.<policy>`. */
export type View = { format: OddsFormat; policy: Policy };

export const viewSegment = (view: View): string => `${view.format}.${view.policy}`;

/** Reads the internal first path segment; null when it names no view. */
export function toView(segment: string): View | null {
  const [format, policy, rest] = segment.split('.');
  const known = oddsFormats.find(option => option.value === format);
  const allowed = policies.find(option => option === policy);
  return known && allowed && rest === undefined ? { format: known.value, policy: allowed } : null;
}

/** Whether prices, offers and adverts may be shown in a view, by its segment. */
export function showsOffers(segment: string): boolean {
  const view = toView(segment);
  return view !== null && showsPrices(view.policy);
}

export const defaultView: View = { format: defaultOddsFormat, policy: 'full' };

/** The view of a request, by its cookie and the country a trusted proxy named. */
export function viewFor(
  oddsCookie: string | null | undefined,
  country: string | null | undefined,
  regionPolicy: RegionPolicy,
): View {
  const policy = regionPolicy.get((country ?? '').toUpperCase()) ?? regionPolicy.get('*') ?? 'full';
  return { format: toOddsFormat(oddsCookie), policy };
}

export type RegionPolicy = ReadonlyMap<string, Policy>;

/** Reads `IN:info,*:full`; throws with the part that does not fit. */
export function toRegionPolicy(text: string): RegionPolicy {
  const pairs = text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map((part): [string, Policy] => {
      const [country = '', policy] = part.split(':').map(word => word.trim());
      const known = policies.find(option => option === policy);
      if (!/^([A-Za-z]{2}|\*)$/.test(country) || !known)
        throw new Error(`'${part}': expected COUNTRY:full, COUNTRY:info or COUNTRY:blocked`);
      return [country.toUpperCase(), known];
    });
  return new Map(pairs);
}
