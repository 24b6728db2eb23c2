import type { ServerProps } from 'payload';
import { hasRole } from '@/src/access/roles';

/** The operator console in the navigation, for those who may see it. */
export function ConsoleLink({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return (
    <a className="nav__link console-link" href="/admin/desk">
      Operator console
    </a>
  );
}
