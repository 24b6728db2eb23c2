import type { WireEvent } from '@/lib/contract/event';
import { toMatch, underPolicy, type Match } from '@/lib/domain/match/match';
import type { Policy } from '@/lib/domain/policy';
import { siteEnv } from '@/lib/env';
import { ageLimitsOf } from '@/lib/settings/age-limits';

/** Converts an event of the wire by the site's settings. */
export const siteMatch = (event: WireEvent, index = 0): Match =>
  toMatch(event, index, ageLimitsOf(siteEnv()));

/** The same as a region policy allows it. */
export const siteMatchUnder = (policy: Policy, event: WireEvent, index = 0): Match =>
  underPolicy(siteMatch(event, index), policy);
