'use client';

import { Icon } from '@/components/icon/icon';
import styles from './icon-button.module.css';

/** Switches the theme and stores the choice for the inline script of the view layout. */
export function ThemeToggle() {
  return (
    <button
      className={styles.button}
      type="button"
      data-theme-switch=""
      aria-label="Switch between light and dark"
      onClick={switchTheme}
    >
      <Icon icon="sun-moon" />
    </button>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const shown =
    root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  root.dataset.theme = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // Without storage the choice lasts until the page is reloaded.
  }
}
