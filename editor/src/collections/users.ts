import type { CollectionConfig, PayloadRequest } from 'payload';
import { createLoginLimit } from '@/src/access/login-limit';
import { hasRole, isAdmin, isHiddenFromOthers, onlyAdmins, roles } from '@/src/access/roles';
import { refusal } from '@/src/content/refusal';
import { editorUrl } from '@/src/env';

/** Failed logins from all IP addresses together, after which an account is locked; `loginLimit` stops one address long before. */
const failedLogins = 100;
const lockedMs = 10 * 60 * 1000;
const sessionSeconds = 8 * 60 * 60;
/** The maximum length of an email address; a longer one belongs to no account. */
const longestEmail = 254;

// Next may load a module several times; the process has one limit.
const shared = globalThis as { editorLoginLimit?: ReturnType<typeof createLoginLimit> };
const loginLimit = (shared.editorLoginLimit ??= createLoginLimit());

/** The client's IP address as editor/server.mjs passes it on, whatever the client sends. */
const addressOf = ({ headers }: PayloadRequest): string => headers.get('x-forwarded-for') ?? '';

/** Made by `npm run editor -- user add`, or by an administrator; registration is not possible. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    maxLoginAttempts: failedLogins,
    lockTime: lockedMs,
    tokenExpiration: sessionSeconds,
    cookies: { sameSite: 'Strict', secure: editorUrl.startsWith('https:') },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'role'],
    group: 'Administration',
    hidden: isHiddenFromOthers,
    hideAPIURL: true,
  },
  access: {
    admin: ({ req }) => hasRole(req, 'writer'),
    create: isAdmin,
    delete: isAdmin,
    unlock: isAdmin,
    read: ({ req }) => hasRole(req, 'writer'),
    update: ({ req }) =>
      hasRole(req, 'admin') || (req.user ? { id: { equals: req.user.id } } : false),
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'writer',
      options: roles.map(value => ({ value, label: value })),
      access: { create: onlyAdmins, update: onlyAdmins },
      saveToJWT: true,
    },
  ],
  hooks: {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'login') return;
        const { email } = (args as { data: { email?: unknown } }).data;
        if (typeof email !== 'string') return;
        if (email.length > longestEmail) throw refusal('Expected an email address.', 400);
        if (!(await loginLimit.take(addressOf(req), email)))
          throw refusal(
            'Too many failed logins for this account from your address. Try again in ten minutes.',
            429,
          );
      },
    ],
    afterLogin: [({ req, user }) => loginLimit.refund(addressOf(req), String(user.email))],
  },
};
