import type { ComponentProps } from 'react';
import { isWithheldLink } from '@/lib/domain/region';
import { pagePolicy } from './page-policy';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Whether the next page begins at its top; a tab or filter of the same one stays where it is. */
  scroll?: boolean;
};

/**
 * A link within the site: an anchor that `AppNavigation` hears of, so that it costs the browser
 * nothing and works before scripts do. Where all but law and help is blocked it is words alone.
 */
export function AppLink({ scroll = true, children, ...rest }: Props) {
  if (pagePolicy() === 'blocked' && isWithheldLink(rest.href, 'blocked'))
    return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} data-app={scroll ? '' : 'stay'}>
      {children}
    </a>
  );
}
