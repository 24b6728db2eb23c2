/** Calls `work` for one item after the other; the failure of one does not end the rest. */
export async function settleInTurn<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = [];
  for (const item of items)
    try {
      results.push({ status: 'fulfilled', value: await work(item) });
    } catch (reason) {
      results.push({ status: 'rejected', reason });
    }
  return results;
}
