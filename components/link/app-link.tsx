import type { ComponentProps } from 'react';
import { pagePolicyOfRender } from './page-policy';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Whether navigation scrolls to the top; false for tabs and filters of the same page. */
  scroll?: boolean;
};

/**
 * An internal link: a plain anchor that `AppNavigation` handles by delegation, so it works before
 * hydration. In regions where most pages are blocked, links to those are rendered as text.
 */
export function AppLink({ scroll = true, children, ...rest }: Props) {
  const { policy, isBlockedLink } = pagePolicyOfRender();
  if (policy === 'blocked' && isBlockedLink(rest.href))
    return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} data-app={scroll ? '' : 'stay'}>
      {children}
    </a>
  );
}
