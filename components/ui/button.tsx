import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Props = ComponentProps<'button'> & { look?: 'primary' | 'quiet' };

export function Button({ look = 'quiet', type = 'button', className = '', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={`${styles.button} ${styles[look]} ${className}`} />
  );
}
