import type { CollectionConfig } from 'payload';
import { hasRole, isAdmin, onlyAdmins, roles } from '@/src/access/roles';
import { editorUrl } from '@/src/env';

const failedLogins = 5;
const lockedMs = 10 * 60 * 1000;
const sessionSeconds = 8 * 60 * 60;

/** Made by `npm run editor -- user add`, or by an administrator; nobody can register. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    maxLoginAttempts: failedLogins,
    lockTime: lockedMs,
    tokenExpiration: sessionSeconds,
    cookies: { sameSite: 'Strict', secure: editorUrl.startsWith('https:') },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'role'], group: 'Administration' },
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
};
