import type { ComponentProps } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './follow-button.module.css';

/** Opens the choices of a match: the match itself, its teams, its league. */
export const FollowButton = (props: ComponentProps<'button'>) => (
  <button {...props} type="button" className={`${styles.button} needs-scripts`} aria-label="Follow">
    <Icon icon="star" />
  </button>
);
