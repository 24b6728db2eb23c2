import type { MatchRecord } from './record';

/** A person of the record by number. */
export function playerOf(record: MatchRecord, player: number): { id: string; name: string } {
  return record.people[player] ?? { id: '0', name: '' };
}

/** A side's players: those of its first innings in batting order, then the others as listed. */
export function battingOrderOf(record: MatchRecord, side: 0 | 1): readonly number[] {
  const first = record.innings.find(innings => innings.team === side);
  const batted = (first?.overs ?? []).flat().flatMap(delivery => [delivery[0], delivery[1]]);
  return [...new Set([...batted, ...record.teams[side].players])];
}
