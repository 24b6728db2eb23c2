import { shortNameOf, sideNames } from './side-names';

test.each([
  ['Chennai Super Kings', ['CSK']],
  ['Punjab Kings', ['PBKS', 'Kings XI Punjab', 'KXIP']],
  ['Indonesia', ['INA']],
  ['West Indies Women', ['WIW', 'Windies']],
  ['United Arab Emirates', ['UAE']],
  ['Ferns', ['FER']],
])('%s is also typed as %j', (name, names) => {
  expect(sideNames(name)).toEqual(names);
});

test('a side that a host names in its own way has the names of its id', () => {
  expect(sideNames('WI-W', 'west-indies-women')).toEqual(['WW', 'Windies']);
});

test('a side has the abbreviation in common use, where letters of its name would be those of another', () => {
  expect(shortNameOf('India')).toBe('IND');
  expect(shortNameOf('Indonesia')).toBe('INA');
  expect(shortNameOf('Netherlands')).toBe('NED');
});
