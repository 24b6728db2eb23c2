import { createFreshness } from './freshness';

const unavailable = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

function scene() {
  const state = { isDatabaseThere: true, isRedisThere: true };
  const calls: string[] = [];
  let nextTry: () => void = () => undefined;
  const read = (name: string) => async () => {
    calls.push(name);
    if (!state.isDatabaseThere) throw unavailable;
  };
  const fresh = createFreshness({
    catchUp: async () => {
      if (!state.isRedisThere) throw new Error('no Redis');
    },
    refresh: { idle: read('idle'), reload: read('reload') },
    refetch: () => void calls.push('refetch'),
    pause: () => new Promise<void>(done => (nextTry = done)),
  });
  const tryAgain = async () => {
    nextTry();
    await new Promise(setImmediate);
  };
  return { state, fresh, tryAgain, calls: () => calls.splice(0) };
}

test('waits for what the stream has, or reads everything without Redis', async () => {
  const { state, fresh, calls } = scene();
  await fresh();
  expect(calls()).toEqual(['idle']);
  state.isRedisThere = false;
  await fresh();
  expect(calls()).toEqual(['reload']);
});

test.each([true, false])(
  'answers from memory while the database is down (Redis there: %s), and clients fetch again when it is back',
  async isRedisThere => {
    const { state, fresh, tryAgain, calls } = scene();
    Object.assign(state, { isRedisThere, isDatabaseThere: false });
    await Promise.all(Array.from({ length: 40 }, fresh));
    const asked = calls().length;
    await fresh();
    await tryAgain();
    // The database is not asked by requests, which would each wait for it.
    expect(asked).toBe(40);
    expect(calls()).toEqual(['reload']);

    state.isDatabaseThere = true;
    await tryAgain();
    expect(calls()).toEqual(['reload', 'refetch']);
    await fresh();
    expect(calls()).toEqual([isRedisThere ? 'idle' : 'reload']);
  },
);

test('rejects for an invalid query', async () => {
  const fresh = createFreshness({
    catchUp: async () => undefined,
    refresh: { idle: () => Promise.reject(new Error('syntax')), reload: async () => undefined },
    refetch: () => undefined,
  });
  await expect(fresh()).rejects.toThrow('syntax');
});
