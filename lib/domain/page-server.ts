/** What the page server offers to Next's code, on whose thread it is shared. */
export type PageServer = {
  /** Content was published: no page is sent again before it was asked for anew. */
  publish(): void;
};

type Shared = { offTheBatPageServer?: PageServer; offTheBatBuildId?: string };

export function sharePageServer(pageServer: PageServer): void {
  (globalThis as Shared).offTheBatPageServer = pageServer;
}

/** The page server in front of this thread; null under plain `next start` and in development. */
export const sharedPageServer = (): PageServer | null =>
  (globalThis as Shared).offTheBatPageServer ?? null;

export function shareBuildId(buildId: string): void {
  (globalThis as Shared).offTheBatBuildId = buildId;
}

/** The build that this process serves; null under plain `next start` and in development. */
export const sharedBuildId = (): string | null => (globalThis as Shared).offTheBatBuildId ?? null;
