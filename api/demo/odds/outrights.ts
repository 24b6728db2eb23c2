import { TZDate } from '@date-fns/tz/date';
import { eventStatus } from '@/lib/contract/event-status';
import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';
import { getUnixTime } from 'date-fns/getUnixTime';
import { getYear } from 'date-fns/getYear';
import { isAfter } from 'date-fns/isAfter';
import type { WireMarket } from '@/lib/contract/event';
import type { FedEvent } from '@/api/feeds/feed';
import type { Source } from '@/api/demo/schedule/pending-change';
import {
  demoSources,
  toEventBookmakers,
  type BookmakerProfile,
} from './bookmakers/demo-bookmakers';
import { marketOf } from './market-model';
import { priced } from './pricing';
import { outrightFields, type OutrightField } from './outright-fields';
import { signedRandom } from '@/api/demo/seeded';

type Question = OutrightField['questions'][number];

const stepMs = 10_000;
/** The spread of strengths: the strongest side is about six times as likely as the weakest. */
const spread = 0.9;

/**
 * The outright events: real sides, with odds from a strength that is a hash of competition and
 * name, in a ranked field mostly the rank; form is unknown. One event is repriced every ten seconds
 * in turn.
 */
export function createOutrights({ seed, bookmakers }: Crowd): Source[] {
  const events = outrightFields.flatMap(field =>
    field.questions.map(question => ({ field, question })),
  );
  return events.map(({ field, question }, index) =>
    createOutright(field, question, {
      seed,
      bookmakers,
      stepAt: nowMs => Math.floor((Math.floor(nowMs / stepMs) + index) / events.length),
    }),
  );
}

type Crowd = { seed: string; bookmakers: readonly BookmakerProfile[] };
type Options = Crowd & { stepAt: (nowMs: number) => number };

function createOutright(
  field: OutrightField,
  question: Question,
  { seed, bookmakers, stepAt }: Options,
): Source {
  let sentStep: number | null = null;
  return {
    poll: nowMs => {
      const step = stepAt(nowMs);
      if (sentStep === step) return null;
      const context = {
        matchId: question.id,
        seed,
        bookmakers,
        jitterStepOf: () => step,
        at: getUnixTime(nowMs),
      };
      const market: WireMarket = {
        ...priced(modelOf(field, question), context),
        kind: 'outright',
      };
      return {
        change: { event: eventOf(field, question, { markets: [market], bookmakers, nowMs }) },
        isLast: false,
        acknowledge: () => {
          sentStep = step;
        },
      };
    },
  };
}

function modelOf({ tournament, teams, ranked }: OutrightField, { name, best }: Question) {
  const outcomes = teams.map((team, index) => {
    const place = 1 - (2 * index) / (teams.length - 1);
    const swing = signedRandom(`${tournament} ${team}`);
    const strength = (ranked ? place + swing / 4 : swing) * spread;
    return { id: String(index + 1), name: team, chance: Math.exp(best ? strength : -strength) };
  });
  return marketOf('winner', name, outcomes);
}

function eventOf(
  { tournament, category, league, season }: OutrightField,
  { id, name }: Question,
  {
    markets,
    bookmakers,
    nowMs,
  }: { markets: WireMarket[]; bookmakers: readonly BookmakerProfile[]; nowMs: number },
): FedEvent {
  return {
    id,
    kind: 'outright',
    name: `${tournament} - ${name}`,
    start_time: nextSeason(season, nowMs),
    status: eventStatus.upcoming,
    match_status: 'Demo: these odds are simulated',
    tournament,
    category,
    league,
    competitors: [],
    markets,
    markets_count: markets.length,
    bookmakers: toEventBookmakers(bookmakers, getUnixTime(nowMs)),
    sources: demoSources(false, getUnixTime(nowMs)),
  };
}

/** The next such day at 12:00 UTC in unix seconds: the demo has no fixture lists. */
function nextSeason({ month, day }: OutrightField['season'], nowMs: number): number {
  const tomorrow = addDays(new TZDate(nowMs, 'UTC'), 1);
  const year = getYear(new TZDate(nowMs, 'UTC'));
  const thisYear = new TZDate(year, month - 1, day, 12, 'UTC');
  return getUnixTime(isAfter(thisYear, tomorrow) ? thisYear : addYears(thisYear, 1));
}
