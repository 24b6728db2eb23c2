import type { ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import { Breadcrumbs, type Breadcrumb } from './breadcrumbs';
import styles from './page-header.module.css';

type Props = {
  title: string;
  /** 'p' when another element is the page's h1. */
  headingLevel?: 'h1' | 'p';
  breadcrumbs?: Breadcrumb[];
  /** Link to all odds; wide screens only. */
  backToOdds?: boolean;
  /** Rendered to the right of the title. */
  actions?: ReactNode;
  banner?: ReactNode;
  noBorder?: boolean;
  hideOnMobile?: boolean;
};

export function PageHeader(props: Props) {
  const {
    title,
    headingLevel: Title = 'h1',
    breadcrumbs = [],
    backToOdds,
    actions,
    banner,
  } = props;

  return (
    <div
      className={styles.header}
      data-border={!props.noBorder}
      data-hide-on-mobile={props.hideOnMobile}
    >
      {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
      <div className={styles.row}>
        {backToOdds && (
          <AppLink className={styles.back} href="/odds/matches">
            <Icon icon="arrow-left" size={16} />
            All odds
          </AppLink>
        )}
        <Title className={styles.title}>{title}</Title>
        {actions}
      </div>
      {banner}
    </div>
  );
}
