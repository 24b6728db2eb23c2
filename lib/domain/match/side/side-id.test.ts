import { fc } from '@/tests/fixtures/properties';
import { flagOfSide } from '@/lib/domain/match/nation-flags';
import { clubOf, fullSideName, hasWomenMark, isWomensSide, otherNames, sideId } from './side-id';
import aliases from './team-aliases.json' with { type: 'json' };

test.each([
  ['India', 'india'],
  ['The Saint Kítts & Nevis Patriots', 'st-kitts-and-nevis-patriots'],
  ['Hobart Hurricanes (Women)', 'hobart-hurricanes-women'],
  ['Hobart Hurricanes (M)', 'hobart-hurricanes'],
  ["India Men's", 'india'],
  ['IND-W', 'ind-women'],
  ['India A', 'india-a'],
  ['India A Women', 'india-a-women'],
  ['India Women A', 'india-a-women'],
  ['India Under-19s', 'india-u19'],
  ['India U19 Women', 'india-u19-women'],
  ['Women U-19 India', 'india-u19-women'],
  ['The Oval Invincibles (Women)', 'mi-london-women'],
  ['UAE Under-19s', 'united-arab-emirates-u19'],
  ['USA', 'united-states-of-america'],
  ['मुंबई टाइगर्स', 'मुंबई-टाइगर्स'],
  ['A', 'a'],
  ['W', 'w'],
  ['★', '2605'],
])('%s is %s', (name, id) => {
  expect(sideId(name)).toBe(id);
});

test.each([
  ['India', 'India Women'],
  ['India', 'India A'],
  ['India A', 'India Under-19s'],
  ['India Under-19s', 'India Under-16s'],
  ['मीना', 'मेना'],
  ['★', '☆'],
])('%s and %s are two sides', (one, other) => {
  expect(sideId(one)).not.toBe(sideId(other));
});

test('the facts of a match make a side one of women, once', () => {
  expect(sideId('Hobart Hurricanes', true)).toBe('hobart-hurricanes-women');
  expect(sideId('Hobart Hurricanes Women', true)).toBe('hobart-hurricanes-women');
  expect(sideId('★', true)).toBe('2605-women');
  expect(isWomensSide(sideId('Hobart Hurricanes', true))).toBe(true);
  expect(isWomensSide(sideId('Hobart Hurricanes'))).toBe(false);
});

const names = fc.oneof(
  fc.constantFrom('मुंबई टाइगर्स', 'الاتحاد', '上海龙', 'Ż'.repeat(80), 'O’Neill & Sons, 11 (A)'),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(fc.constantFrom('the', 'India', 'a', 'w', 'm', 'Women', 'U19', 'Saint', 'UAE', '-', '★'))
    .map(words => words.join(' ')),
);

test('the id of an id is itself, and only a name without a letter or digit has none', () => {
  fc.assert(
    fc.property(names, fc.boolean(), (name, isWomen) => {
      const id = sideId(name, isWomen);

      expect(sideId(id)).toBe(id);
      if (name.trim() !== '') expect(id).not.toBe('');
    }),
  );
});

test('case, accents and spaces do not make another side', () => {
  fc.assert(
    fc.property(names, name => {
      expect(sideId(`  ${name.toLowerCase()} `)).toBe(sideId(name.toLowerCase()));
    }),
  );
});

test('no other name is the present name of a side, and each is listed once', () => {
  const others = aliases.map(({ alias }) => sideId(`x ${alias}`));

  expect(new Set(others).size).toBe(others.length);
  for (const { team } of aliases) expect(others).not.toContain(sideId(`x ${team}`));
});

test('a club is known by its other names, whatever the gender', () => {
  expect(otherNames('Delhi Capitals')).toEqual(['Delhi Daredevils']);
  expect(otherNames('royal-challengers-bengaluru-women')).toEqual(['Royal Challengers Bangalore']);
  expect(otherNames('Ferns')).toEqual([]);
  expect(clubOf('USA Women')).toBe(clubOf('United States A'));
});

test.each([
  ['England Under-19s', 'gb-eng'],
  ['South Africa A', 'za'],
  ['India A Women', 'in'],
  ['IRELAND W', 'ie'],
  ['USA', 'us'],
  ['U.A.E.', null],
  ['UAE Women', 'ae'],
  ['Windies', 'wi'],
  ['Mumbai Indians', null],
])('the flag of %s is %j', (name, flag) => {
  expect(flagOfSide(name)).toBe(flag);
});

test('a name marks a side as one of women where the match does not', () => {
  expect(hasWomenMark('India W')).toBe(true);
  expect(hasWomenMark('W Eagles')).toBe(false);
  expect(fullSideName('India', true)).toBe('India Women');
  expect(fullSideName('India W', true)).toBe('India W');
  expect(fullSideName('India', false)).toBe('India');
});
