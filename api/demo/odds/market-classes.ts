import type { WireMarket } from '@/lib/contract/event';

export type MarketClass = {
  kind: NonNullable<WireMarket['kind']>;
  group: NonNullable<WireMarket['group']>;
};

/** Classes by the prefix of a market's id; the first match is used. */
const classes: readonly (readonly [RegExp, MarketClass])[] = [
  [/^winner$/, { kind: 'winner', group: 'main' }],
  [/^toss$/, { kind: 'special', group: 'main' }],
  [/^first-innings-lead$/, { kind: 'innings', group: 'main' }],
  [/^first-total-/, { kind: 'innings', group: 'innings' }],
  [/^innings-\d+-(runs|wickets)$/, { kind: 'innings', group: 'innings' }],
  [/^mark-/, { kind: 'innings', group: 'innings' }],
  [/^wicket-/, { kind: 'wicket', group: 'over' }],
  [/^(over|boundary)-/, { kind: 'over', group: 'over' }],
  [/^(batter|top-batter|top-bowler)-/, { kind: 'player', group: 'players' }],
  [/^player-of-match$/, { kind: 'player', group: 'players' }],
  [/^total-/, { kind: 'total', group: 'specials' }],
];

const otherClass: MarketClass = { kind: 'special', group: 'specials' };

/** The kind and group of a market of the demo, by its id. */
export const classOf = (marketId: string): MarketClass =>
  classes.find(([pattern]) => pattern.test(marketId))?.[1] ?? otherClass;
