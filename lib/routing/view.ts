import { policies, type Policy } from '@/lib/domain/policy';
import { defaultOddsFormat, oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import type { Choices } from './choices';

/**
 * One of the at most thirty variants of a page: `<format>.<policy>`, `<format>.info.chosen` for a visitor
 * who chose scores only, or `<format>.info.break` for one on a break.
 */
export type View = {
  format: OddsFormat;
  policy: Policy;
  /** The policy is the visitor's own choice. */
  isChosen?: true;
  /** The choice is a break, which they cannot undo. */
  isOnBreak?: true;
};

export function viewSegment({ format, policy, isChosen, isOnBreak }: View): string {
  if (isOnBreak) return `${format}.${policy}.break`;
  return `${format}.${policy}${isChosen ? '.chosen' : ''}`;
}

/** Reads the internal first path segment; null when it names no view. */
export function toView(segment: string): View | null {
  const [format, policy, choice, rest] = segment.split('.');
  const formatOption = oddsFormats.find(option => option.value === format);
  const allowed = policies.find(option => option === policy);
  if (!formatOption || !allowed || rest !== undefined) return null;
  if (choice === undefined) return { format: formatOption.value, policy: allowed };
  if (allowed !== 'info' || (choice !== 'chosen' && choice !== 'break')) return null;
  const view: View = { format: formatOption.value, policy: allowed, isChosen: true };
  return choice === 'break' ? { ...view, isOnBreak: true } : view;
}

/** The region policy of a view, by its segment; the strictest for a segment that is not one. */
export const policyOfView = (segment: string): Policy => toView(segment)?.policy ?? 'blocked';

/** Whether the policy of a view, by its segment, is the visitor's own choice. */
export const isChosenView = (segment: string): boolean => toView(segment)?.isChosen === true;

/** Whether the visitor is on a break, by the segment of the view. */
export const isBreakView = (segment: string): boolean => toView(segment)?.isOnBreak === true;

/** The odds format of a view, by its segment. */
export const formatOfView = (segment: string): OddsFormat =>
  toView(segment)?.format ?? defaultOddsFormat;

export const defaultView: View = { format: defaultOddsFormat, policy: 'full' };

/**
 * The view of a request, by the visitor's choices and the value of the country header of a trusted
 * proxy. The stricter of choice and country's rule wins.
 */
export function viewFor(
  { format, isScoresOnly, isOnBreak }: Choices,
  countryHeader: CountryHeader,
  regionPolicy: RegionPolicy,
): View {
  const policy = policyFor(countryHeader, regionPolicy);
  if (policy !== 'full' || !isScoresOnly) return { format, policy };
  return { format, policy: 'info', isChosen: true, ...(isOnBreak && { isOnBreak }) };
}

/** The choices from which `viewFor` resolves a view again. */
export const choicesOfView = ({ format, isChosen, isOnBreak }: View): Choices => ({
  format,
  isScoresOnly: isChosen === true,
  ...(isOnBreak && { isOnBreak }),
});

export type RegionPolicy = ReadonlyMap<string, Policy>;

/** The header's value; null or undefined when a request does not have it. */
export type CountryHeader = string | string[] | null | undefined;

/**
 * The policy for the value of the country header. Without the header the country is unknown, and the
 * rule `*` applies. Any value other than two ASCII letters gets the strictest policy configured: a
 * duplicated header, which Node joins with a comma, a quoted or empty value, or Cloudflare's T1 for
 * Tor must not lift a restriction. Cloudflare's XX for an unknown country is two letters: its own rule
 * or `*` applies.
 */
export function policyFor(header: CountryHeader, regionPolicy: RegionPolicy): Policy {
  const fallback = regionPolicy.get('*') ?? 'full';
  if (header === null || header === undefined) return fallback;
  const country = typeof header === 'string' ? header.trim() : '';
  if (/^[A-Za-z]{2}$/.test(country)) return regionPolicy.get(country.toUpperCase()) ?? fallback;
  const configured = [...regionPolicy.values()];
  return strictestFirst.find(policy => configured.includes(policy)) ?? 'full';
}

const strictestFirst = ['blocked', 'info', 'full'] as const;

/** Parses `IN:info,*:full`; throws an error that names the invalid part. */
export function toRegionPolicy(text: string): RegionPolicy {
  const pairs = text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map((part): [string, Policy] => {
      const [country = '', policy] = part.split(':').map(word => word.trim());
      const validPolicy = policies.find(option => option === policy);
      if (!/^([A-Za-z]{2}|\*)$/.test(country) || !validPolicy)
        throw new Error(`'${part}': expected COUNTRY:full, COUNTRY:info or COUNTRY:blocked`);
      return [country.toUpperCase(), validPolicy];
    });
  return new Map(pairs);
}
