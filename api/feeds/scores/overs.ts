/** An umpire may miscount, and the over counts (Law 17.5.1). */
const mostMiscounted = 2;

/**
 * Converts overs to legal balls: '19.4', 19.4 and 19 of six-ball overs are 118, 118 and 114 balls. The
 * last ball of an over may be its sixth: '67.6' are 408 balls, as '68' are; and in an over that was
 * miscounted its seventh: '3.7' are 25. Null for anything else.
 */
export function oversToBalls(overs: string | number | null, ballsPerOver: number): number | null {
  const [, completeOvers, balls = '0'] = /^(\d{1,4})(?:\.(\d{0,2}))?$/.exec(String(overs)) ?? [];
  if (completeOvers === undefined || Number(balls) > ballsPerOver + mostMiscounted) return null;
  return Number(completeOvers) * ballsPerOver + Number(balls);
}

/** The inverse, as innings are written: 118 balls are '19.4', and 120 '20.0'. */
export const ballsToOvers = (balls: number, ballsPerOver: number): string =>
  `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
