import { answerReminder, countTimeSpent } from './time-spent';

const minute = 60_000;
const start = new Date(2026, 10, 30, 12, 0);

let due: (number | null)[];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  localStorage.setItem('reminder', '15');
  showMain('a', '/bookmaker/redirect/one');
  show('visible');
  due = [];
  end = countTimeSpent(ms => due.push(ms));
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page whose main part has one element. */
function showMain(name: string, href = ''): void {
  const main = document.createElement('main');
  const element = document.createElement(name);
  element.setAttribute('href', href);
  main.append(element);
  document.body.replaceChildren(main);
}

const run = (ms: number) => jest.advanceTimersByTime(ms);

test('a reminder is due after its minutes, until it is answered', () => {
  run(15 * minute - 1000);
  expect(due.at(-1)).toBeNull();
  run(1000);
  expect(due.at(-1)).toBe(15 * minute);
  run(2000);
  expect(due.at(-1)).toBe(15 * minute + 2000);
  answerReminder();
  run(1000);
  expect(due.at(-1)).toBeNull();
});

test('a hidden tab, and a page without prices, do not count', () => {
  run(14 * minute);
  show('hidden');
  run(60 * minute);
  show('visible');
  showMain('p');
  run(60 * minute);
  showMain('a', '/sportsbet/redirect/a/b/c/2');
  run(59_000);
  expect(due.at(-1)).toBeNull();
  run(2000);
  expect(due.at(-1)).toBe(15 * minute);
});

test('two tabs count once, and share the answer', () => {
  const inOther: (number | null)[] = [];
  const endOther = countTimeSpent(ms => inOther.push(ms));
  run(14 * minute);
  expect([due.at(-1), inOther.at(-1)]).toEqual([null, null]);
  run(minute);
  expect(inOther.at(-1)).toBe(15 * minute);
  answerReminder();
  run(1000);
  expect([due.at(-1), inOther.at(-1)]).toEqual([null, null]);
  endOther();
});

test.each(['', '{', 'null', '{"day":"2026-11-30","spentMs":"x","countedTo":0,"remindedMs":0}'])(
  'what is stored as %p counts as nothing',
  text => {
    localStorage.setItem('timeSpent', text);
    run(15 * minute);
    expect(due.at(-1)).toBe(15 * minute);
  },
);
