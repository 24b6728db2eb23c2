import type { Fixture } from '@/api/store/feeds/source-match';
import { matchFixtures, type KnownFixture } from '@/api/feeds/matching/match-fixtures';
import facts from '@/tests/fixtures/feeds/cricsheet-fixtures.json';

/*
 * 300 real matches of three weeks: the facts come from Cricsheet, which has no times of day, so each
 * gets a start. One source names them as Cricsheet does, the other as bookmakers do.
 */
const day = 86_400;
const hour = 3600;
const firstDay = Date.UTC(2026, 4, 4) / 1000;
const formats: Record<string, Fixture['format']> = {
  T20: 't20',
  IT20: 't20',
  ODI: 'one-day',
  ODM: 'one-day',
  Test: 'multi-day',
  MDM: 'multi-day',
};

type Listed = { id: string; fixture: Fixture };

/** Whether a side of the other gender of the same clubs may play on that day: club and country do. */
const facted = facts.matches.map(([, competition = '', type = '', gender, one = '', two = '']) => ({
  competition,
  format: competition.includes('Hundred') ? ('hundred' as const) : (formats[type] ?? null),
  gender: gender === 'female' ? ('women' as const) : ('men' as const),
  teams: [one, two] as const,
}));

/** Every fact at its place in three weeks, and the other gender's match before or after it. */
const season: Listed[] = facted
  .flatMap((match, index) => {
    const start = firstDay + (index % 21) * day + (8 + (Math.floor(index / 21) % 4) * 3) * hour;
    const other = match.gender === 'men' ? 'women' : 'men';
    const double = {
      ...match,
      competition: `${match.competition} (${other})`,
      gender: other,
      start: start + (index % 2 === 0 ? -3.5 : 3.5) * hour,
    } as const;
    return [
      { id: `m${index}`, fixture: { ...match, start } },
      ...(match.format === 'multi-day' ? [] : [{ id: `d${index}`, fixture: double }]),
    ];
  })
  // A pair that meets twice within hours in the same kind of match is one match here.
  .filter(
    ({ fixture }, index, all) =>
      !all.slice(0, index).some(other => isSamePair(other.fixture, fixture)),
  )
  .slice(0, 300);

function isSamePair(a: Fixture, b: Fixture): boolean {
  return (
    a.gender === b.gender &&
    a.format === b.format &&
    [...a.teams].sort().join() === [...b.teams].sort().join() &&
    Math.abs(a.start - b.start) < 7 * hour
  );
}

const spelled: Record<string, string> = {
  'Royal Challengers Bengaluru': 'Royal Challengers Bangalore',
  'United States of America': 'USA',
  'Papua New Guinea': 'PNG',
  'United Arab Emirates': 'UAE',
};

/** As an odds source names it: swapped, respelled, moved, with women marked in one way or the other. */
function quoted({ id, fixture }: Listed, at: number): Listed {
  const [one, two] = fixture.teams.map(name => {
    const team = spelled[name] ?? name.toUpperCase();
    return fixture.gender === 'women' && at % 3 !== 0 ? `${team} ${['W', 'Women'][at % 2]}` : team;
  });
  return {
    id,
    fixture: {
      // Bookmakers group by kind of match, and seldom name the series.
      competition: at % 5 === 0 ? fixture.competition : 'Cricket',
      format: at % 4 === 0 ? null : fixture.format,
      gender: at % 3 === 0 ? fixture.gender : null,
      teams: at % 2 === 0 ? [two ?? '', one ?? ''] : [one ?? '', two ?? ''],
      start: fixture.start + (at % 4) * 0.3 * hour,
    },
  };
}

const events: KnownFixture[] = season.map(({ id, fixture }) => ({
  eventId: id,
  fixture,
  sources: new Set(['scores']),
}));
const list = season.map(quoted);
const results = matchFixtures(
  'odds',
  list.map(({ id, fixture }) => ({ externalId: id, fixture })),
  events,
);

const idsWhere = (isWanted: (id: string) => boolean) => list.map(({ id }) => id).filter(isWanted);

test('none of 300 matches is linked to another one', () => {
  const wrong = idsWhere(id => {
    const result = results.get(id);
    return result?.link === 'event' && result.eventId !== id;
  });

  expect(list).toHaveLength(300);
  expect(new Set(season.map(({ fixture }) => fixture.gender)).size).toBe(2);
  expect(wrong).toEqual([]);
});

test('no match becomes a second event, and every one that is not linked is listed with its reason', () => {
  const missed = idsWhere(id => results.get(id)?.link === 'none');

  expect(idsWhere(id => results.get(id)?.link === 'new')).toEqual([]);
  const nameOf = new Map(list.map(({ id, fixture }) => [id, fixture.teams.join(' v ')]));
  expect(missed.map(id => [nameOf.get(id), results.get(id)])).toMatchInlineSnapshot(`
   [
     [
       "WEST INDIES v SOUTH AFRICA",
       {
         "link": "none",
         "reason": "duplicate",
       },
     ],
   ]
  `);
});

test('a source that never marks women has none of their matches linked to those of the men', () => {
  const unmarked = season.map(({ id, fixture }) => ({
    externalId: id,
    fixture: {
      ...fixture,
      competition: 'Cricket',
      gender: null,
      teams: [fixture.teams[0].replace(/ Women$/, ''), fixture.teams[1]] as const,
    },
  }));

  const found = matchFixtures('odds', unmarked, events);

  const wrong = [...found].filter(
    ([id, result]) => result.link === 'event' && result.eventId !== id,
  );
  expect(wrong).toEqual([]);
});
