import { commonBookmaker } from './common-bookmaker';

const best = (...slugs: string[]) => ({ best: slugs });

test('the bookmaker of most selections is the common one, the first of equals', () => {
  expect(commonBookmaker([best('deep'), best('leg'), best('leg', 'deep')])).toBe('leg');
  expect(commonBookmaker([best('deep'), best('leg'), best('leg'), best('deep')])).toBe('deep');
});

test('a bookmaker of one selection is not common, nor is one of a host that names none', () => {
  expect(commonBookmaker([best('deep'), best('leg')])).toBeNull();
  expect(commonBookmaker([{}, {}, best()])).toBeNull();
});
