import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secondsInDay } from 'date-fns/constants';
import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds';

/** Signs and verifies tokens. Time is unix ms. */
export type Xsrf = {
  token(now: number): string;
  /** Whether cookie and header hold the same token, signed by us and not expired. */
  verify(cookie: string | null, header: string | null, now: number): boolean;
};

export const xsrfMaxAgeSeconds = secondsInDay;
export const xsrfHeader = 'x-xsrf-token';

/** A token is `<random>.<time>.<signature>`. */
export function createXsrf(secret: string): Xsrf {
  const signature = (payload: string) =>
    createHmac('sha256', secret).update(`xsrf ${payload}`).digest('base64url');

  return {
    token: now => {
      const payload = `${randomBytes(18).toString('base64url')}.${now.toString(36)}`;
      return `${payload}.${signature(payload)}`;
    },
    verify: (cookie, header, now) => {
      if (!cookie || !header || !isSame(cookie, header)) return false;
      const [, random, time, signed] =
        /^([\w-]{24})\.([a-z\d]{1,11})\.([\w-]{43})$/.exec(header) ?? [];
      if (!random || !time || !signed) return false;
      const age = now - parseInt(time, 36);
      const isFresh = age >= 0 && age < secondsToMilliseconds(xsrfMaxAgeSeconds);
      return isFresh && isSame(signed, signature(`${random}.${time}`));
    },
  };
}

/** In constant time, for any lengths. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
