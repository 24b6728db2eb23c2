import { createPreviewLimit } from '@/editor/src/preview/preview-limit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('refuses the 61st preview of a user in a minute, and none of others', async () => {
  const take = createPreviewLimit();
  for (let index = 0; index < 60; index += 1) expect(await take('1')).toBe(true);

  expect(await take('1')).toBe(false);
  expect(await take('2')).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(await take('1')).toBe(true);
});
