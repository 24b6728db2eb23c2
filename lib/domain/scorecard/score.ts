/**
 * Splits a score: '122/3 (13.0)' is runs '122/3' and overs '13.0'. Of several innings ('137/9
 * (20.0) & 10/0') only the runs are returned; a missing score is '-'.
 */
export function splitScore(score: string | null): { runs: string; overs: string | null } {
  const innings = (score ?? '').split('&').map(toInnings);
  const runs = innings
    .map(part => part.runs)
    .filter(Boolean)
    .join(' & ');
  const overs = innings.length === 1 ? (innings[0]?.overs ?? null) : null;
  return { runs: runs || '-', overs };
}

function toInnings(score: string): { runs: string; overs: string | null } {
  const text = score.trim();
  const overs = /\(([\d.]+)\)$/.exec(text);
  return overs
    ? { runs: text.slice(0, overs.index).trimEnd(), overs: overs[1] ?? null }
    : { runs: text, overs: null };
}
