import type { ReactNode } from 'react';
import { nothingFound } from '@/lib/domain/nothing-found';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  /** Instead of the icon: a picture of 640 × 360. */
  picture?: string;
  /** The way onwards. */
  action?: ReactNode;
  /** The address asks for something in particular, and there is none of it. */
  isNothingFound?: boolean;
  /** 'page' fills a screen with its h1, 'block' a part of one. */
  size?: 'page' | 'block';
};

/** Where nothing is to be shown: what is missing, and the way onwards. */
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
    <div className={styles.empty} data-size={size} {...(isNothingFound && nothingFound)}>
      {picture && (
        // Lazy, or every page would preload the picture of its not-found boundary.
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
