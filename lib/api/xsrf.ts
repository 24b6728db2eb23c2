import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs tokens and tells its own from others. Time is unix ms. */
export type Xsrf = {
  token(now: number): string;
  /** Whether cookie and header hold the same token, ours and not expired. */
  isProof(cookie: string | null, header: string | null, now: number): boolean;
};

export const xsrfMaxAgeSeconds = 24 * 3600;
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
    isProof: (cookie, header, now) => {
      if (!cookie || !header || !isSame(cookie, header)) return false;
      const [, random, time, signed] =
        /^([\w-]{24})\.([a-z\d]{1,11})\.([\w-]{43})$/.exec(header) ?? [];
      if (!random || !time || !signed) return false;
      const age = now - parseInt(time, 36);
      const isYoung = age >= 0 && age < xsrfMaxAgeSeconds * 1000;
      return isYoung && isSame(signed, signature(`${random}.${time}`));
    },
  };
}

/** In constant time, whatever the lengths. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
