'use client';

import { SelectField } from '@/components/ui/select-field';
import { oddsFormats, toOddsFormat } from '@/lib/domain/odds/odds-format';
import { chooseOddsFormat, useOddsFormat } from './use-odds-format';

/**
 * Every price of the tab subscribes to the choice. The router is not refreshed, because that would
 * render another view and reset the menu and other open elements.
 */
export function OddsFormatSelect() {
  const format = useOddsFormat();

  return (
    <SelectField
      label="ODDS"
      value={format}
      onChange={event => void chooseOddsFormat(toOddsFormat(event.target.value))}
    >
      {oddsFormats.map(({ value, viewValue }) => (
        <option key={value} value={value}>
          {viewValue}
        </option>
      ))}
    </SelectField>
  );
}
