'use client';

import { SelectField } from '@/components/ui/select-field';
import { oddsFormats, toOddsFormat } from '@/lib/domain/odds-format';
import { chooseOddsFormat, useOddsFormat } from './use-odds-format';

/**
 * Every price of the tab follows the choice by itself. The router is not refreshed: that would
 * build the page anew in another view, and close the menu and whatever else stands open.
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
