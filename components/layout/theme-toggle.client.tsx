'use client';

import { Icon } from '../ui/icon';
import styles from './icon-button.module.css';

/** Switches between light and dark, and remembers it for `ThemeScript`. */
export function ThemeToggle() {
  return (
    <button
      className={styles.button}
      type="button"
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
    // Storage is off: the choice lasts as long as the page.
  }
}
