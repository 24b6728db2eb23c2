import { aMatch, aTeam } from '@/tests/fixtures/match';
import { parseFollowed } from '@/lib/domain/match/followed';
import { teamItem } from './follow-items';
import { isFollowedMatch } from './followed';

const women = { ...aTeam('Hobart Hurricanes'), side: 'hobart-hurricanes-women' };
const menPlay = aMatch({ teams: [aTeam('Hobart Hurricanes'), aTeam('Herons')] });
const womenPlay = aMatch({ teams: [women, aTeam('Herons Women')] });

test('following the men of a club does not follow its women, nor the other way round', () => {
  expect(isFollowedMatch(menPlay, [teamItem(aTeam('Hobart Hurricanes'))])).toBe(true);
  expect(isFollowedMatch(womenPlay, [teamItem(aTeam('Hobart Hurricanes'))])).toBe(false);
  expect(isFollowedMatch(womenPlay, [teamItem(women)])).toBe(true);
  expect(isFollowedMatch(menPlay, [teamItem(women)])).toBe(false);
});

test('the list shows both with different names', () => {
  expect(teamItem(aTeam('Hobart Hurricanes')).name).toBe('Hobart Hurricanes');
  expect(teamItem(women).name).toBe('Hobart Hurricanes Women');
});

test.each([
  ['hobart hurricanes', 'Hobart Hurricanes'],
  ['royal challengers bangalore', 'Royal Challengers Bengaluru'],
  ['usa women', 'United States of America Women'],
  ['srh', 'Sunrisers Hyderabad'],
  ['pbks', 'Punjab Kings'],
  ['kxip', 'Punjab Kings'],
  ['मुंबई टाइगर्स', 'मुंबई टाइगर्स'],
])('the team %s, stored by its name once, is still followed', (id, name) => {
  const text = JSON.stringify({ version: 1, items: [{ kind: 'team', id, name: id, href: null }] });
  const items = parseFollowed(text) ?? [];

  expect(isFollowedMatch(aMatch({ teams: [aTeam('Herons'), aTeam(name)] }), items)).toBe(true);
  expect(isFollowedMatch(aMatch({ teams: [aTeam('Herons'), aTeam('Owls')] }), items)).toBe(false);
});
