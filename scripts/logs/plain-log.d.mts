/** A line of the JSON log as a sentence; other lines are returned unchanged. */
export function toSentence(line: string): string;
/** The latest warning or error among log lines as a sentence, or null. */
export function latestWarning(lines: string): string | null;
