import { createHash, timingSafeEqual } from 'node:crypto';
import { siteEnv } from '@/lib/env';
import { persistedSecret } from '@/lib/settings/persisted-secret';

/** Whether a client may report changes; with an empty token none may. */
export function isAuthorised(authorization: string | null): boolean {
  const { REVALIDATE_TOKEN, DATA_DIR } = siteEnv();
  const token = REVALIDATE_TOKEN ?? persistedSecret(DATA_DIR, 'revalidate');
  const providedToken = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return (
    token !== '' &&
    providedToken !== undefined &&
    timingSafeEqual(digest(providedToken), digest(token))
  );
}

// Hash first: `timingSafeEqual` needs equal lengths.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
