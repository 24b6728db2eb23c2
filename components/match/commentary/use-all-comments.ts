import useSWR from 'swr';
import { useLiveStores } from '@/components/live/live-stores';
import { fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import { logWarning } from '@/lib/client-log';
import { applySnapshot, requestSnapshot } from '@/lib/live/match-screen';

export type AllComments = 'not requested' | 'loading' | 'loaded' | 'failed';

/** Frames keep loaded comments up to date; a failed request is repeated when the part is next opened. */
const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/**
 * Fetches a match's complete commentary into the stores when a part that needs it is first opened. The
 * server's HTML has the newest comments, which stay when the request fails.
 */
export function useAllComments(matchId: string, open: boolean): AllComments {
  const { matches, details } = useLiveStores();
  const key = open && details ? ['all-comments', matchId] : null;

  const { data, error, isLoading } = useSWR(
    key,
    async () => {
      if (!details) return 'loaded' as const;
      const stores = { matches, details };
      const request = () => fetchMatchSnapshot(matchId, { allComments: true });
      applySnapshot(await requestSnapshot(stores, request), stores);
      return 'loaded' as const;
    },
    {
      ...once,
      onError: (reason: unknown) => logWarning('Comments not loaded', { reason: String(reason) }),
    },
  );

  if (data) return data;
  if (error) return 'failed';
  return isLoading ? 'loading' : 'not requested';
}
