import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useModalDialog } from '@/components/ui/use-modal-dialog';
import styles from './thanks-dialog.module.css';

type Props = { onClose: () => void };

/** Escape, Ok and the backdrop close it. */
export function ThanksDialog({ onClose }: Props) {
  const { props, close } = useModalDialog();
  const id = useId();

  return (
    <dialog
      {...props}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className={styles.content}>
        <h2 id={`${id}-title`}>Thank you</h2>
        <p id={`${id}-text`}>You are now signed up for the newsletter.</p>
        <Button variant="primary" onClick={close}>
          Ok
        </Button>
      </div>
    </dialog>
  );
}
