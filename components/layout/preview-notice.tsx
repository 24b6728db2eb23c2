import styles from './preview-notice.module.css';

type Props = {
  /** Of the page that would show the draft. */
  path: string;
};

/** States above the page that it shows a draft. */
export function PreviewNotice({ path }: Props) {
  return (
    <aside className={styles.notice} aria-label="Preview">
      <b>Preview.</b> <span>{`A draft, as ${path} would show it. Nobody else sees it.`}</span>
    </aside>
  );
}
