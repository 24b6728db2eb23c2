import type { Access, SanitizedConfig } from 'payload';
import { hasRole } from './roles';

type Lock = { user?: { relationTo?: unknown; value?: unknown } };

/**
 * The lock of a document that a user has open. Payload itself creates it, and releases it when the
 * document is saved.
 */
const locks = 'payload-locked-documents';

/**
 * Limits the calls of locks, which Payload allows to every user: no user creates one, and each
 * releases only his own and takes over only for himself.
 */
export function withLimitedLocks(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map(collection =>
    collection.slug === locks
      ? { ...collection, access: { ...collection.access, ...lockAccess } }
      : collection,
  );
  return { ...config, collections };
}

const ownLocks: Access = ({ req }) =>
  req.user ? { 'user.value': { equals: req.user.id } } : false;

/** The lock of another user is taken over by those who may change every text. */
const mayTakeOver: Access = args => {
  const { req, data } = args;
  const { user, ...others } = (data ?? {}) as Lock;
  const isOwnName = !!req.user && user?.relationTo === 'users' && user.value === req.user.id;
  // Payload passes no data when it determines what a form may show.
  if (data && (!isOwnName || Object.keys(others).length > 0)) return false;
  return hasRole(req, 'editor') || ownLocks(args);
};

const lockAccess = { create: () => false, update: mayTakeOver, delete: ownLocks };
