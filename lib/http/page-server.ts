import { parseErrorPageRequest, type ErrorPageKind } from '@/lib/routing/error-page-kind';

/** Shared by the site's server with Next's code, through `globalThis` of Next's thread. */
type Shared = {
  offTheBatPageServer?: PageServer;
  offTheBatBuildId?: string;
  offTheBatDocumentSecret?: string;
};

export type PageServer = {
  /** Resolves when no page with one of these cache tags is sent any more that was rendered before. */
  publish(tags: string[]): Promise<void>;
};

const shared = globalThis as Shared;

export function sharePageServer(pageServer: PageServer): void {
  shared.offTheBatPageServer = pageServer;
}

/** The page server in front of this thread; null under plain `next start` and in development. */
export const sharedPageServer = (): PageServer | null => shared.offTheBatPageServer ?? null;

export function shareBuildId(buildId: string): void {
  shared.offTheBatBuildId = buildId;
}

/** The build that this process serves; null under plain `next start` and in development. */
export const sharedBuildId = (): string | null => shared.offTheBatBuildId ?? null;

export function shareErrorPageSecret(secret: string): void {
  shared.offTheBatDocumentSecret = secret;
}

/** The error document that the page server requests with a header; null for every other client. */
export const requestedErrorPage = (header: string | null): ErrorPageKind | null =>
  parseErrorPageRequest(header, shared.offTheBatDocumentSecret ?? null);
