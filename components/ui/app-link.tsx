import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Whether the next page begins at its top; a tab or filter of the same one stays where it is. */
  scroll?: boolean;
};

/**
 * A link within the site: an anchor that `AppNavigation` hears of, so that it costs the browser
 * nothing and works before scripts do.
 */
export function AppLink({ scroll = true, children, ...rest }: Props) {
  return (
    <a {...rest} data-app={scroll ? '' : 'stay'}>
      {children}
    </a>
  );
}
