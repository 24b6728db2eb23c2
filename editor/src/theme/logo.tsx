import { siteName } from '@/src/env';
import { stumps } from './stumps';

/** The name of the site, on the login screen. */
export function Logo() {
  return (
    <div className="editor-logo">
      <Icon />
      <span>{siteName}</span>
    </div>
  );
}

/** Three stumps and two bails. */
export function Icon() {
  return (
    <svg className="editor-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={stumps} />
    </svg>
  );
}
