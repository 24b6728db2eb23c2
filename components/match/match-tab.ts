/** The tabs of a match, in order; 'markets' is one on phones only. */
export const matchTabs = ['markets', 'info', 'score', 'comments', 'charts'] as const;
export type MatchTab = (typeof matchTabs)[number];

export const tabLabels: Record<MatchTab, string> = {
  markets: 'Markets',
  info: 'Match info',
  score: 'Score',
  comments: 'Comments',
  charts: 'Charts',
};

/** What the URL's hash remembers: '#score-2' is the Score tab at the second innings. */
export type TabPlace = { tab: MatchTab; innings: string | null };

export function toTabPlace(hash: string): TabPlace | null {
  const [, name, innings] = /^#([a-z]+)(?:-(\d+))?$/.exec(hash) ?? [];
  const tab = matchTabs.find(known => known === name);
  return tab ? { tab, innings: innings ?? null } : null;
}

export const toHash = ({ tab, innings }: TabPlace): string =>
  innings === null ? `#${tab}` : `#${tab}-${innings}`;
