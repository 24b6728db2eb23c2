/** The score of one innings, '298/8' in '109.3' overs; `overs` is null when the host sends none. */
export type InningsScore = { runs: string; overs: string | null };

/**
 * The innings of a side's score in playing order: '364 (126.1) & 298/8 (109.3)' has two; a missing
 * score has none.
 */
export const toInningsScores = (score: string | null): InningsScore[] =>
  (score ?? '')
    .split('&')
    .map(toInningsScore)
    .filter(({ runs }) => runs !== '');

/** The score in a line: '61/1, 6.2 overs', '310, 98.0 overs and 122/3, 31.4 overs'. */
export const scoreText = (score: string | null): string =>
  toInningsScores(score)
    .map(({ runs, overs }) => (overs === null ? runs : `${runs}, ${overs} overs`))
    .join(' and ');

function toInningsScore(score: string): InningsScore {
  const text = score.trim();
  const overs = /\(([\d.]+)(?: ov(?:ers?)?\.?)?\)$/i.exec(text);
  return overs
    ? { runs: text.slice(0, overs.index).trimEnd(), overs: overs[1] ?? null }
    : { runs: text, overs: null };
}
