/** A page with no part of its own to fail on: fails only when every call did, with the first's error. */
export async function demandOne(parts: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(parts);
  const failures = settled.filter(part => part.status === 'rejected');
  const [first] = failures;
  if (first && failures.length === parts.length) throw first.reason;
}
