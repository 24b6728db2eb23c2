import { unlinkPastImmediates } from './immediates';

type Linked = NodeJS.Immediate & { _idlePrev: unknown; _idleNext: unknown };

const plain = globalThis.setImmediate;
afterEach(() => {
  globalThis.setImmediate = plain;
});

/** Runs five in one go, of which the third calls off the fourth; resolves to those that ran. */
function runFive(): Promise<{ ran: number[]; immediates: Linked[] }> {
  return new Promise(resolve => {
    const ran: number[] = [];
    const immediates = [0, 1, 2, 3, 4].map(
      at =>
        setImmediate((value: number) => {
          ran.push(value);
          if (at === 2) clearImmediate(immediates[3]);
          if (at === 4) plain(() => resolve({ ran, immediates }));
        }, at) as Linked,
    );
  });
}

test('immediates that ran know nothing of each other, and all ran that were not called off', async () => {
  unlinkPastImmediates();
  const { ran, immediates } = await runFive();
  expect(ran).toEqual([0, 1, 2, 4]);
  for (const immediate of immediates.slice(0, 4))
    expect(immediate).toMatchObject({ _idlePrev: null, _idleNext: null });
  expect(immediates[4]?._idlePrev).toBeNull();
});

test('awaiting one works as before', async () => {
  unlinkPastImmediates();
  const { promisify } = await import('node:util');
  await expect(promisify(setImmediate)('its value')).resolves.toBe('its value');
});
