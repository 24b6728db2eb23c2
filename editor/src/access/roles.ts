import type { Access, FieldAccess, PayloadRequest } from 'payload';

/**
 * writer: own drafts; editor: publishes news, pages, bookmakers and bonuses; admin: users, menu, home page,
 * banners and tags, too.
 */
export const roles = ['writer', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleOf = ({ user }: Pick<PayloadRequest, 'user'>): Role | null =>
  (user as { role?: Role } | null)?.role ?? null;

/** Whether the user of a request has a role or one above it. */
export function hasRole(request: Pick<PayloadRequest, 'user'>, least: Role): boolean {
  const role = roleOf(request);
  return role !== null && roles.indexOf(role) >= roles.indexOf(least);
}

export const isLoggedIn: Access = ({ req }) => hasRole(req, 'writer');
export const isEditor: Access = ({ req }) => hasRole(req, 'editor');
export const isAdmin: Access = ({ req }) => hasRole(req, 'admin');
export const onlyEditors: FieldAccess = ({ req }) => hasRole(req, 'editor');
export const onlyAdmins: FieldAccess = ({ req }) => hasRole(req, 'admin');

/** For `admin.hidden`: what only administrators change is not in the navigation of others. */
export const isHiddenFromOthers = ({ user }: { user: unknown }): boolean =>
  (user as { role?: Role } | null)?.role !== 'admin';

/** Writers change their own drafts, and publish nothing. */
export const mayChangeText: Access = ({ req, data }) => {
  if (hasRole(req, 'editor')) return true;
  if (!req.user || isPublishing(data)) return false;
  return { owner: { equals: req.user.id } };
};

export const mayWriteText: Access = ({ req, data }) =>
  hasRole(req, 'editor') || (hasRole(req, 'writer') && !isPublishing(data));

const isPublishing = (data: unknown): boolean =>
  (data as { _status?: string } | undefined)?._status === 'published';
