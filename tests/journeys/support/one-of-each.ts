import type { App } from './app/app';
import type { DrivenMatch, Matches } from './app/matches';

/** Matches of one league. */
export type OneOfEach = {
  league: string;
  live: DrivenMatch;
  upcoming: DrivenMatch;
  ended: DrivenMatch;
};

/** A match in play whose price has moved, one to come and one that has ended. */
export async function startOneOfEach(app: App, matches: Matches): Promise<OneOfEach> {
  const live = await matches.start({ at: { over: '14.2' } });
  const { competition, league } = live;
  const upcoming = await matches.start({ startsIn: 5.5, competition });
  const ended = await matches.start({ at: 1, startsIn: -5, competition });
  await live.price('winner', [1.8]);
  // Changes within two seconds are one move.
  await app.advance(2000);
  await live.price('winner', [1.5]);
  // The API computes the movers again after ten seconds.
  await app.advance(10_000);
  await app.forgetCopies();
  return { league, live, upcoming, ended };
}
