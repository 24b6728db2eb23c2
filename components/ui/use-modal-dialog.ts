import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

type ModalDialog = {
  /** For the `dialog` element. */
  props: {
    ref: RefObject<HTMLDialogElement | null>;
    onMouseDown(event: MouseEvent<HTMLDialogElement>): void;
  };
  close(): void;
};

/**
 * Opens a native dialog as a modal one when it is mounted: it traps the focus, and Escape and a press on
 * its backdrop close it. The second press of a double click, whose first one opened it, does not.
 */
export function useModalDialog(): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  return {
    props: {
      ref,
      // A press outside the content targets the dialog itself, which means the backdrop.
      onMouseDown: ({ target, currentTarget, detail: presses }) => {
        if (target === currentTarget && presses < 2) close();
      },
    },
    close,
  };
}
