'use client';

import { useState, useSyncExternalStore } from 'react';
import { SelectField } from '@/components/ui/select-field/select-field';
import { reminderKey } from '@/lib/device-keys';
import { reminderMinutes } from '@/lib/domain/safer/reminder';
import styles from './safer-form.module.css';

/** How often the visitor is reminded; stored on the device, off until they choose. */
export function ReminderChoice() {
  const stored = useSyncExternalStore(subscribe, read, () => '');
  const [message, setMessage] = useState('');

  function choose(minutes: string): void {
    const isStored = write(minutes);
    if (!isStored) setMessage('This browser stores nothing, so that it cannot remind you.');
    else if (minutes === '') setMessage('No reminders any more.');
    else setMessage(`You will be reminded after each ${minutes} minutes on pages with prices.`);
  }

  return (
    <div className={styles.form}>
      <noscript>
        <p>The reminder needs JavaScript. An alarm on your phone does the same.</p>
      </noscript>
      <div className="needs-scripts">
        <SelectField
          label="Remind me"
          value={stored}
          onChange={event => choose(event.target.value)}
        >
          <option value="">Off</option>
          {reminderMinutes.map(minutes => (
            <option key={minutes} value={minutes}>
              Each {minutes} minutes
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function read(): string {
  try {
    const text = localStorage.getItem(reminderKey) ?? '';
    return reminderMinutes.some(minutes => String(minutes) === text) ? text : '';
  } catch {
    return '';
  }
}

function write(minutes: string): boolean {
  try {
    if (minutes === '') localStorage.removeItem(reminderKey);
    else localStorage.setItem(reminderKey, minutes);
  } catch {
    return false;
  }
  // Browsers notify only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: reminderKey }));
  return true;
}
