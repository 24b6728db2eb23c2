import { readAdminAnswer } from './admin-answers';

const row = { day: '2026-11-20', bookmaker: 'x', market: 'Toss', clicks: 3, bots: 0 };

it('returns an answer that is as described', () => {
  const rows = [{ ...row, repeats: 0, visitors: null }];

  expect(readAdminAnswer('clickouts', rows)).toEqual(rows);
  expect(readAdminAnswer('feed revoke', null)).toBeNull();
});

it('names the value of an answer that is not as expected', () => {
  const rows = [{ ...row, repeats: 0, visitors: 'two' }];

  expect(() => readAdminAnswer('clickouts', rows)).toThrow(/about 'clickouts'.*0\.visitors: /);
  expect(() => readAdminAnswer('messages', { detail: 'no' })).toThrow(/restart it/);
});
