import { RateLimiterMemory } from 'rate-limiter-flexible';

/** The frame beside a form asks for one after each pause in typing. */
const perMinute = 60;

/** Counts a preview of a user; false when there were too many in the last minute. */
export function createPreviewLimit(): (user: string) => Promise<boolean> {
  const previews = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return user =>
    previews.consume(user).then(
      () => true,
      () => false,
    );
}
