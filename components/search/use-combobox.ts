import { useEffect, type RefObject } from 'react';

/** Says of the field what it has become, since its own component knew of no list. */
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

/** Above everything, below the field: no scrolling box of the sidebar's cuts it off. */
export function usePlace(
  field: HTMLInputElement,
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const list = box.current;
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
  }, [field, box, isOpen]);
}
