'use client';

import { useEffect, type RefObject } from 'react';

type Elements = {
  aside: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
};

const desktop = '(min-width: 992px)';

/**
 * While the menu is open, the body has `sidebar-open` and the focus is inside. Escape, a clicked
 * link or a resize to desktop width closes it, and the focus returns to the button.
 */
export function useOpenMenu(
  open: boolean,
  setOpen: (open: boolean) => void,
  { aside, opener }: Elements,
): void {
  useEffect(() => {
    const menu = aside.current;
    const button = opener.current;
    if (!open || !menu) return;

    const close = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const wide = window.matchMedia(desktop);

    document.body.classList.add('sidebar-open');
    menu.querySelector('button')?.focus();
    document.addEventListener('keydown', onKey);
    menu.addEventListener('click', onClick);
    wide.addEventListener('change', close);

    return () => {
      document.body.classList.remove('sidebar-open');
      document.removeEventListener('keydown', onKey);
      menu.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
      button?.focus();
    };
  }, [open, setOpen, aside, opener]);
}
