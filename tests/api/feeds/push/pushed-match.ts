/** The first push of a match: India against Pakistan, priced by two bookmakers and live. */
export function pushedMatch(at: number, changes: Record<string, unknown> = {}) {
  return {
    revision: 1,
    at,
    fixture: {
      competition: 'Asia Cup',
      format: 't20',
      gender: 'men',
      teams: ['India', 'Pakistan'],
      start: at - 3600,
    },
    markets: [pushedWinner(1.8, 2.1)],
    score: { status: 2, match_status: 'India need 20 runs', score: '140/3:159' },
    ...changes,
  };
}

export const pushedWinner = (first: number, second: number, bookmaker = 'silly-point') => ({
  id: 'winner',
  name: 'Match Winner',
  kind: 'winner',
  group: 'main',
  selections: [
    { id: 'a', name: 'India', prices: [{ bookmaker, odds: first }] },
    { id: 'b', name: 'Pakistan', prices: [{ bookmaker, odds: second }] },
  ],
});
