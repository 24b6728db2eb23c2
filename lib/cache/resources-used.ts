import { AsyncLocalStorage } from 'node:async_hooks';

/** The resources of the API host that one response was rendered from. */
export type ResourcesUsed = {
  tags: Set<string>;
  /** Unix ms when the first of them ends being fresh; -Infinity when one of them must not be cached. */
  freshUntil: number;
};

/** One per process, even when Next bundles this module several times. */
type Shared = { offTheBatResourcesUsed?: AsyncLocalStorage<ResourcesUsed> };
const shared = globalThis as Shared;
const current = (shared.offTheBatResourcesUsed ??= new AsyncLocalStorage());

export const noResources = (): ResourcesUsed => ({ tags: new Set(), freshUntil: Infinity });

/** Runs `callback`, and collects in `used` the resources that it uses. */
export const collectResources = <T>(used: ResourcesUsed, callback: () => T): T =>
  current.run(used, callback);

/** Notes that what is being rendered depends on a resource; `freshUntil` as above. */
export function noteResource(tags: readonly string[], freshUntil: number): void {
  const used = current.getStore();
  if (!used) return;
  for (const tag of tags) used.tags.add(tag);
  used.freshUntil = Math.min(used.freshUntil, freshUntil);
}
