import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import styles from './section.module.css';

type Props = {
  title: string;
  more?: { href: string; label: string } | undefined;
  /** Rendered to the right of the title, such as a carousel's buttons. */
  actions?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
};

/** A titled section of a page. */
export function Section({ title, more, actions, headingLevel: Title = 'h2', children }: Props) {
  const id = useId();

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Title className={styles.title} id={id}>
          {title}
        </Title>
        {more && (
          <AppLink className={styles.more} href={more.href}>
            {more.label}
            <span className="visually-hidden">: {title}</span>
            <Icon icon="chevron-right" size={16} />
          </AppLink>
        )}
        {actions}
      </div>
      {children}
    </section>
  );
}
