import { createPublications, type Publications } from './publications';

/**
 * The publications of the process, or of its thread, in whichever bundles Next puts this module.
 */
type Shared = { offTheBatPublications?: Publications };
const shared = globalThis as Shared;

export const sharedPublications = (): Publications =>
  (shared.offTheBatPublications ??= createPublications());
