import type { ReactNode } from 'react';
import { emptyResultMarker } from '@/lib/routing/empty-result-marker';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  /** Shown instead of the icon; 640 × 360 px. */
  picture?: string;
  /** A link or button that leads to other content. */
  action?: ReactNode;
  /** Marks the page as an empty result of a specific request. */
  isNothingFound?: boolean;
  /** 'page' fills the page and has the h1; 'block' is a part of a page. */
  size?: 'page' | 'block';
};

/** An empty state: a message and an optional action. */
export function EmptyState({
  title,
  text,
  icon,
  picture,
  action,
  isNothingFound = false,
  size = 'block',
}: Props) {
  const Title = size === 'page' ? 'h1' : 'p';

  return (
    <div className={styles.empty} data-size={size} {...(isNothingFound && emptyResultMarker)}>
      {picture && (
        // Lazy, because every page would otherwise preload the image of its not-found boundary.
        <img
          className={styles.picture}
          src={picture}
          width={640}
          height={360}
          alt=""
          loading="lazy"
        />
      )}
      {icon && !picture && (
        <span className={styles.icon}>
          <Icon icon={icon} size={24} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
