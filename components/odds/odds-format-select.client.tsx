'use client';

import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field/select-field';
import { oddsCookie, oddsFormats, toOddsFormat } from '@/lib/domain/odds/odds-format';
import styles from './odds-format-select.module.css';
import { chooseOddsFormat, useOddsFormat } from './use-odds-format';

/**
 * Every price of the tab subscribes to the choice. The router is not refreshed, because that would
 * render another view and reset the menu and other open elements. Without scripts it is a form.
 * `isStatic`: on a page without scripts.
 */
export function OddsFormatSelect({ isStatic = false }: { isStatic?: boolean }) {
  const format = useOddsFormat();

  return (
    <form className={styles.form} action="/api/odds-format/" method="post">
      <SelectField
        label="ODDS"
        name={oddsCookie.name}
        value={format}
        onChange={event => void chooseOddsFormat(toOddsFormat(event.target.value))}
      >
        {oddsFormats.map(({ value, viewValue }) => (
          <option key={value} value={value}>
            {viewValue}
          </option>
        ))}
      </SelectField>
      <Button {...(!isStatic && { className: styles.submit })} type="submit">
        Show
      </Button>
    </form>
  );
}
