/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSearchSuggestions } from './use-search-suggestions';

let field: HTMLInputElement;
let requests: string[];
let respond: Map<string, () => void>;

beforeEach(() => {
  jest.useFakeTimers();
  field = document.createElement('input');
  requests = [];
  respond = new Map();
  global.fetch = jest.fn(
    path =>
      new Promise<Response>(resolve => {
        const query = new URL(String(path), 'http://site.example').searchParams.get('q') ?? '';
        requests.push(query);
        const items = [{ href: `/${query}`, title: [], label: 'News' }];
        respond.set(query, () => resolve({ ok: true, json: async () => ({ items }) } as Response));
      }),
  );
});
afterEach(() => jest.useRealTimers());

async function type(text: string) {
  field.value = text;
  await act(async () => {
    field.dispatchEvent(new Event('input'));
    await jest.advanceTimersByTimeAsync(200);
  });
}
const arrive = (query: string) =>
  act(async () => {
    respond.get(query)?.();
    await jest.advanceTimersByTimeAsync(0);
  });

test('shows suggestions for the last query even when responses arrive out of order', async () => {
  const { result } = renderHook(() => useSearchSuggestions(field));

  await type('indi');
  await type('indore');
  await arrive('indore');
  await arrive('indi');

  expect(result.current).toMatchObject({ query: 'indore', items: [{ href: '/indore' }] });
});

test('keeps previous suggestions until the next arrive and clears them for a short query', async () => {
  const { result } = renderHook(() => useSearchSuggestions(field));
  await type('first');
  await arrive('first');

  await type('firsts');
  expect(result.current?.query).toBe('first');
  await type('f');
  expect(result.current).toBeNull();
  await type('fresh');
  expect(result.current).toBeNull();
});

test('a repeated query returns a new list without a request', async () => {
  const { result } = renderHook(() => useSearchSuggestions(field));
  await type('twice');
  await arrive('twice');
  const before = result.current;

  await type('twices');
  await type('twice');

  expect(requests).toEqual(['twice', 'twices']);
  expect(result.current).toEqual({ ...before, typed: expect.anything() });
  expect(result.current).not.toBe(before);
});

test('requests suggestions for text typed before the code loaded', async () => {
  field.value = 'early';
  renderHook(() => useSearchSuggestions(field));
  await act(() => jest.advanceTimersByTimeAsync(200));

  expect(requests).toEqual(['early']);
});
