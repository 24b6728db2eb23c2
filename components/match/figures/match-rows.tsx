import { AppLink } from '@/components/link/app-link';
import styles from './match-rows.module.css';

type Props = {
  rows: {
    id: string;
    href: string;
    title: string;
    where: (string | null | undefined)[];
    text: string;
  }[];
};

/** The page's HTML has a limit. */
const shown = 60;

/** The newest ended matches of a player or a ground, each with a text about it. */
export function MatchRows({ rows }: Props) {
  return (
    <>
      {rows.length > shown && (
        <p className={styles.note}>{`The newest ${shown} of ${rows.length} matches.`}</p>
      )}
      <ul className={styles.list}>
        {rows.slice(0, shown).map(({ id, href, title, where, text }) => (
          <li key={id} className={styles.match}>
            <div>
              <AppLink className={styles.link} href={href}>
                {title}
              </AppLink>
              <p className={styles.where}>{where.filter(Boolean).join(' · ')}</p>
            </div>
            <p className={styles.figures}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
