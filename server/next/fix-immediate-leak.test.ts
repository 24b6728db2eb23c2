import { fixImmediateLeak } from './fix-immediate-leak';

type Linked = NodeJS.Immediate & { _idlePrev: unknown; _idleNext: unknown };

const plain = globalThis.setImmediate;
afterEach(() => {
  globalThis.setImmediate = plain;
});

/** Runs five in one turn, of which the third clears the fourth; resolves to those that ran. */
function runFive(): Promise<{ executed: number[]; immediates: Linked[] }> {
  return new Promise(resolve => {
    const executed: number[] = [];
    const immediates = [0, 1, 2, 3, 4].map(
      at =>
        setImmediate((value: number) => {
          executed.push(value);
          if (at === 2) clearImmediate(immediates[3]);
          if (at === 4) plain(() => resolve({ executed, immediates }));
        }, at) as Linked,
    );
  });
}

test('this Node keeps immediates that ran linked: otherwise remove the fix', async () => {
  const { immediates } = await runFive();

  expect(immediates.some(({ _idlePrev }) => _idlePrev !== null)).toBe(true);
});

test('immediates that ran are unlinked, and all ran that were not cleared', async () => {
  fixImmediateLeak();
  const { executed, immediates } = await runFive();
  expect(executed).toEqual([0, 1, 2, 4]);
  for (const immediate of immediates.slice(0, 4))
    expect(immediate).toMatchObject({ _idlePrev: null, _idleNext: null });
  expect(immediates[4]?._idlePrev).toBeNull();
});

test('awaiting one works as before', async () => {
  fixImmediateLeak();
  const { promisify } = await import('node:util');
  await expect(promisify(setImmediate)('its value')).resolves.toBe('its value');
});
