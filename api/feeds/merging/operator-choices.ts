import { isWithdrawn, type FeedLink, type FeedStore } from '@/api/store/feeds/feed-store';
import type { LinkIndex } from './link-index';

type Deps = {
  store: Pick<FeedStore, 'operatorChanges' | 'linksOf' | 'removeLink'>;
  links: LinkIndex;
  /** Publishes an event, and what remains of one that a match has left. */
  put: (eventId: string) => Promise<void>;
  leave: (eventId: string) => Promise<void>;
  /** Runs a part and logs its failure; returns whether it succeeded. */
  attempt: (part: object, work: () => Promise<void>) => Promise<boolean>;
  /** Unix seconds. */
  seconds: () => number;
};

/** Follows what an operator decides about matches, in this process or another. */
export function createOperatorChoices(deps: Deps) {
  const { store, links, put, leave, attempt, seconds } = deps;
  let seenAt = 0;

  /** Moves a match to the event that the operator chose. */
  async function follow(choice: FeedLink): Promise<void> {
    const known = links.get(choice);
    if (known?.eventId === choice.eventId && known.changedAt === choice.changedAt) return;
    const { eventId, reason, chosenBy, changedAt } = choice;
    links.set({ ...(known ?? choice), eventId, reason, chosenBy, changedAt });
    try {
      if (known?.eventId && known.eventId !== eventId) await leave(known.eventId);
      if (eventId) await put(eventId);
    } catch (error) {
      // As before, so that the next sweep follows the choice.
      if (known) links.set(known);
      else links.delete(choice);
      throw error;
    }
  }

  /** Removes a match, and its event unless another source has it too. */
  async function withdraw({ source, externalId, eventId }: FeedLink): Promise<void> {
    links.delete({ source, externalId });
    if (eventId !== null) {
      // Of another source's match that is no longer remembered, the event stays as it is.
      const isShared = (await store.linksOf(eventId)).length > 0;
      if (!isShared || links.ofEvent(eventId).length > 0) await leave(eventId);
    }
    await store.removeLink({ source, externalId });
  }

  return {
    start: (): void => {
      seenAt = seconds();
    },
    /** Follows the choices since the last call, and those that could not be followed then. */
    async follow(): Promise<void> {
      const startedAt = seconds();
      const choices = await store.operatorChanges(seenAt - 1);
      const partOf = ({ source, externalId }: FeedLink) => ({ source, externalId });
      // Together, since a source may have thousands of matches.
      const withdrawn = choices.filter(isWithdrawn);
      const results = await Promise.all(
        withdrawn.map(choice => attempt(partOf(choice), () => withdraw(choice))),
      );
      for (const choice of choices)
        if (!isWithdrawn(choice)) results.push(await attempt(partOf(choice), () => follow(choice)));
      if (results.every(Boolean)) seenAt = startedAt;
    },
  };
}
