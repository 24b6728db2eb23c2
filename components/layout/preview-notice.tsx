import styles from './preview-notice.module.css';

type Props = {
  siteName: string;
  /** The address of the page that would show the draft. */
  path: string;
  /** When the link ends, in unix seconds. */
  expiresAt: number;
};

/** States on every screen that the page shows a draft, for anyone who has the link. */
export function PreviewNotice({ siteName, path, expiresAt }: Props) {
  const time = new Date(expiresAt * 1000).toISOString().slice(11, 16);
  return (
    <aside className={styles.notice} aria-label="Preview">
      <p>
        <b>Not published.</b>{' '}
        {`A draft of ${path}, which ${siteName} may never publish. This link ends at ${time} UTC.`}
      </p>
    </aside>
  );
}
