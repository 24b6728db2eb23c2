import { createECDH } from 'node:crypto';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import type { Settings } from '@/api/env';
import { addressOf } from '@/lib/settings/mail-address';
import { projectPath } from '@/api/project-path';

/** The keys by which push services know this site (RFC 8292), in base64url, and its contact. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

/** The private key: from the settings, or created once. Subscriptions are useless without it. */
export const vapidPrivateKey = ({
  VAPID_PRIVATE_KEY,
  DATA_DIR,
}: Pick<Settings, 'VAPID_PRIVATE_KEY' | 'DATA_DIR'>): string =>
  VAPID_PRIVATE_KEY ?? persistedSecret(projectPath(DATA_DIR), 'vapid');

export function readVapid(settings: Settings): Vapid {
  const privateKey = vapidPrivateKey(settings);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return {
    privateKey,
    publicKey: pair.getPublicKey('base64url'),
    subject: subjectOf(settings),
  };
}

/** A mailto: or https: URI: some push services refuse anything else (RFC 8292, 2.1). */
function subjectOf({ CONTACT_EMAIL: contact, SITE_URL: siteUrl }: Settings): string {
  if (contact) return `mailto:${encodeURI(addressOf(contact))}`;
  return siteUrl?.startsWith('https:') ? siteUrl : 'mailto:alerts@localhost';
}
