import type { ServerProps } from 'payload';
import { hasRole } from '@/src/access/roles';

/** The desk in the navigation of those who may see it. */
export function DeskLink({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <a className="nav__link desk-link" href="/admin/desk">
      Desk
    </a>
  );
}
