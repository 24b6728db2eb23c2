import { fetchListSnapshot } from '../api/live-snapshot';
import { logProblem } from '../browser-log';
import type { LiveScreen } from './connection';
import type { MatchStore } from './match-store';

/** A list's screen: changes go to its store, and so does the snapshot after every opening. */
export function listScreen(group: string, snapshotPath: string, matches: MatchStore): LiveScreen {
  return {
    group,
    onMessage(message) {
      if (message.type === 'event_updated') matches.change(message.events);
    },
    refresh() {
      const before = matches.ids();
      fetchListSnapshot(snapshotPath).then(
        ({ events, isWhole }) => matches.restore(events, isWhole ? before : undefined),
        error => logProblem('Snapshot failed', { reason: String(error) }),
      );
    },
  };
}
