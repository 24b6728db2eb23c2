/** Checks the numbers of one group's frames as they arrive, across all connections of a client. */
export type SequenceCheck = {
  frame(text: string): void;
  /**
   * The problems: a missing number that was not announced, a number that arrived twice, an older
   * version.
   */
  problems(): string[];
  recovered(): number;
  /** Times the client was requested to fetch a snapshot, beside the first. */
  lost(): number;
  frames(): number;
};

type Message = {
  eventType?: string;
  epoch?: string;
  seq?: number;
  from?: number;
  message?: unknown;
};

export function createSequenceCheck(): SequenceCheck {
  const problems: string[] = [];
  const versions = new Map<string, number>();
  const counts = { recovered: 0, lost: -1, frames: 0 };
  let last: { epoch: string; seq: number } | null = null;

  function numbered({ epoch = '', seq = 0, from = seq }: Message): void {
    counts.frames += 1;
    if (last && last.epoch === epoch) {
      if (seq <= last.seq) problems.push(`frame ${seq} after ${last.seq}`);
      else if (from > last.seq + 1) problems.push(`frame ${from} after ${last.seq}: a gap`);
    } else if (last) problems.push(`the epoch ${epoch} begins without notice`);
    last = { epoch, seq };
  }

  return {
    frame: text => {
      const message = JSON.parse(text) as Message;
      if (message.eventType === 'subscribed') {
        const isRecovered = (message.message as { recovered: boolean }).recovered;
        counts[isRecovered ? 'recovered' : 'lost'] += 1;
        // From here on a snapshot covers what was missed.
        if (!isRecovered) last = null;
        return;
      }
      if (message.seq === undefined) return;
      const isFirst = last === null;
      numbered(message);
      if (message.eventType !== 'event_updated') return;
      for (const { id, version } of [message.message].flat() as { id: string; version: number }[]) {
        const before = versions.get(id) ?? 0;
        if (version < before && !isFirst)
          problems.push(`${id}: version ${version} after ${before}`);
        versions.set(id, version);
      }
    },
    problems: () => problems,
    recovered: () => counts.recovered,
    lost: () => Math.max(0, counts.lost),
    frames: () => counts.frames,
  };
}
