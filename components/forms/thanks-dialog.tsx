import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button';
import styles from './thanks-dialog.module.css';

type Props = { onClose: () => void };

/** A modal dialog of the platform: it keeps the focus, and Escape, Ok and the backdrop close it. */
export function ThanksDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    // A click beside the dialog's content is one on the backdrop; Escape is the keyboard's way.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onPointerDown={event => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>Thank you</h2>
        <p id={`${id}-text`}>You are now signed up for the newsletter.</p>
        <Button look="primary" onClick={() => dialog.current?.close()}>
          Ok
        </Button>
      </div>
    </dialog>
  );
}
