import type { LiveScreen } from '@/lib/live/live-screen';
import { useLiveScreen } from '@/lib/live/use-live-screen';
import { inScreenCache } from './in-screen-cache';

/** Follows a screen's group while it is mounted. */
export const LiveSubscription = inScreenCache(function Subscription({
  screen,
}: {
  screen: LiveScreen;
}) {
  useLiveScreen(screen);
  return null;
});
