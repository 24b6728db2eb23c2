/**
 * A score in two parts: '122/3 (13.0)' is runs '122/3' and overs '13.0'. Of several innings
 * ('137/9 (20.0) & 10/0') only the runs are kept; no score is '-'.
 */
export function splitScore(score: string | null): { runs: string; overs: string | null } {
  const innings = (score ?? '')
    .split('&')
    .map(part => /^(.*?)(?:\s*\(([\d.]+)\))?$/.exec(part.trim()));
  const runs = innings
    .map(parts => parts?.[1])
    .filter(Boolean)
    .join(' & ');
  const overs = innings.length === 1 ? (innings[0]?.[2] ?? null) : null;
  return { runs: runs || '-', overs };
}
