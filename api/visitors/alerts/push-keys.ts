import { ECDH } from 'node:crypto';

/** Whether a browser's key in base64url is a point of P-256: for any other nothing can be encrypted. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
