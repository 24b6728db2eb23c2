import type { WireMarket } from '@/lib/contract/event';
import type { FedEvent } from '../feed';
import type { Source } from './due-change';
import { marketOf } from './odds/market-model';
import { priced } from './odds/pricing';
import { outrightFields, type OutrightField } from './outright-fields';
import { withKeptTimes } from './price-times';
import { swingOf } from './seeded';

type Question = OutrightField['questions'][number];

const stepMs = 10_000;
const dayMs = 24 * 3600 * 1000;
/** How far strengths spread: the strongest side is about six times as likely as the weakest. */
const spread = 0.9;

/**
 * The outright events: real sides, odds from a strength that is a hash of competition and name, in
 * a ranked field mostly the place in it; it knows nothing of form. One event is repriced every ten
 * seconds, each in turn.
 */
export function createOutrights(seed: string): Source[] {
  const events = outrightFields.flatMap(field =>
    field.questions.map(question => ({ field, question })),
  );
  return events.map(({ field, question }, place) =>
    createOutright(field, question, {
      seed,
      stepAt: nowMs => Math.floor((Math.floor(nowMs / stepMs) + place) / events.length),
    }),
  );
}

type Options = { seed: string; stepAt: (nowMs: number) => number };

function createOutright(
  field: OutrightField,
  question: Question,
  { seed, stepAt }: Options,
): Source {
  let sent: { step: number; markets: WireMarket[] } | null = null;
  return {
    due: nowMs => {
      const step = stepAt(nowMs);
      if (sent?.step === step) return null;
      const context = {
        matchId: question.id,
        seed,
        driftOf: () => step,
        at: Math.floor(nowMs / 1000),
      };
      const market = priced(modelOf(field, question), context);
      const markets = withKeptTimes(sent?.markets ?? [], [market]);
      return {
        change: { event: eventOf(field, question, markets, nowMs) },
        isLast: false,
        accept: () => {
          sent = { step, markets };
        },
      };
    },
  };
}

function modelOf({ tournament, teams, ranked }: OutrightField, { name, best }: Question) {
  const outcomes = teams.map((team, at) => {
    const place = 1 - (2 * at) / (teams.length - 1);
    const swing = swingOf(`${tournament} ${team}`);
    const strength = (ranked ? place + swing / 4 : swing) * spread;
    return { id: String(at + 1), name: team, chance: Math.exp(best ? strength : -strength) };
  });
  return marketOf('winner', name, outcomes);
}

function eventOf(
  { tournament, category, league, season }: OutrightField,
  { id, name }: Question,
  markets: WireMarket[],
  nowMs: number,
): FedEvent {
  return {
    id,
    kind: 'outright',
    name: `${tournament} - ${name}`,
    start_time: nextSeason(season, nowMs) / 1000,
    status: 0,
    match_status: 'Demo: these odds are simulated',
    tournament,
    category,
    league,
    competitors: [],
    markets,
    markets_count: markets.length,
  };
}

/** The next such day at 12:00 UTC: the demo knows no fixture lists. */
function nextSeason({ month, day }: OutrightField['season'], nowMs: number): number {
  const year = new Date(nowMs).getUTCFullYear();
  const thisYear = Date.UTC(year, month - 1, day, 12);
  return thisYear > nowMs + dayMs ? thisYear : Date.UTC(year + 1, month - 1, day, 12);
}
