import { useEffect, type RefObject } from 'react';

/** Sets the combobox role and states on a field rendered by another component. */
export function useCombobox(
  field: HTMLInputElement,
  { listId, isOpen, activeId }: { listId: string; isOpen: boolean; activeId: string | null },
): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', String(isOpen));
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, activeId]);
}

/** Opens a popover below the field's form; in the top layer no scroll container clips it. */
export function usePopoverBelow(
  field: HTMLInputElement,
  popover: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const list = popover.current;
    if (!list) return;
    if (!isOpen) {
      list.hidePopover();
      return;
    }
    const place = () => {
      const { bottom, left, width } = (field.form ?? field).getBoundingClientRect();
      list.style.setProperty('top', `${bottom}px`);
      list.style.setProperty('left', `${left}px`);
      list.style.setProperty('min-width', `${width}px`);
    };
    place();
    list.showPopover();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [field, popover, isOpen]);
}
