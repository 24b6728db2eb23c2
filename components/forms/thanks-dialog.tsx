import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './thanks-dialog.module.css';

type Props = { onClose: () => void };

/** A native modal dialog: it traps the focus, and Escape, Ok and the backdrop close it. */
export function ThanksDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    // A press outside the content targets the dialog itself, which means the backdrop.
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
        <Button variant="primary" onClick={() => dialog.current?.close()}>
          Ok
        </Button>
      </div>
    </dialog>
  );
}
