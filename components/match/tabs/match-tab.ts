/** The tabs of a match, in order; 'markets' is a tab on phones only. */
export const matchTabs = ['markets', 'info', 'score', 'comments', 'charts', 'prices'] as const;
export type MatchTab = (typeof matchTabs)[number];

/** After a match its scorecard and charts come first. */
export const tabsOfEndedMatch: readonly MatchTab[] = [
  'score',
  'charts',
  'comments',
  'info',
  'prices',
  'markets',
];

export const tabLabels: Record<MatchTab, string> = {
  markets: 'Markets',
  info: 'Match info',
  score: 'Score',
  comments: 'Comments',
  charts: 'Charts',
  prices: 'Prices',
};

/** The id of a tab's panel; the markets are beside the others. */
export const panelId = (tab: MatchTab): string => (tab === 'markets' ? tab : `panel-${tab}`);

/** The state in the URL's hash: '#score-2' is the Score tab with the second innings. */
export type TabHash = { tab: MatchTab; innings: string | null };

export function parseTabHash(hash: string): TabHash | null {
  const [, name, innings] = /^#([a-z]+)(?:-(\d+))?$/.exec(hash) ?? [];
  const tab = matchTabs.find(known => known === name);
  return tab ? { tab, innings: innings ?? null } : null;
}

export const toHash = ({ tab, innings }: TabHash): string =>
  innings === null ? `#${tab}` : `#${tab}-${innings}`;
