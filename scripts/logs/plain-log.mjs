/** Levels of pino, as numbers or as names. */
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

/** Formats a line of the JSON log as a sentence; returns other lines unchanged. */
export function toSentence(line) {
  const entry = parse(line);
  if (!entry) return line;
  const reason = entry.err?.message ?? entry.reason;
  return reason && !entry.msg?.includes(reason) ? `${entry.msg}: ${reason}` : String(entry.msg);
}

/** Returns the latest warning or error among log lines as a sentence, or null. */
export function latestWarning(lines) {
  const entries = lines.split('\n').filter(line => levelOf(parse(line)) >= levels.warn);
  const latest = entries.at(-1);
  return latest === undefined ? null : toSentence(latest);
}

function levelOf(entry) {
  return levels[entry?.level] ?? Number(entry?.level ?? 0);
}

function parse(line) {
  try {
    const entry = JSON.parse(line);
    return typeof entry?.msg === 'string' ? entry : null;
  } catch {
    return null;
  }
}
