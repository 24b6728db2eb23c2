'use client';

import { useRef, useState, type SyntheticEvent } from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import {
  betFields,
  monthlyCost,
  readBets,
  type BetField,
  type MonthlyCost,
} from '@/lib/domain/safer/monthly-cost';
import styles from './cost.module.css';

type Outcome = { errors: Partial<Record<BetField, string>>; cost: MonthlyCost | null };

const money = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What a month of bets is expected to cost, computed on the device; nothing is stored or sent. */
export function CostForm() {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, cost }, setOutcome] = useState<Outcome>({ errors: {}, cost: null });

  function compute(event: SyntheticEvent): void {
    event.preventDefault();
    if (!form.current) return;
    const data = new FormData(form.current);
    const typed = (field: BetField) => String(data.get(field) ?? '');
    const read = readBets({
      ...{ stake: typed('stake'), betsPerWeek: typed('betsPerWeek'), margin: typed('margin') },
    });
    if ('bets' in read) setOutcome({ errors: {}, cost: monthlyCost(read.bets) });
    else {
      setOutcome({ errors: read.errors, cost: null });
      const first = betFields.find(field => read.errors[field]);
      form.current.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    }
  }

  return (
    // As a dialog's form it is never sent.
    <form
      ref={form}
      className={`${styles.form} needs-scripts`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-label="What a month costs"
      onSubmit={compute}
    >
      <Field name="stake" label="Stake of a bet" inputMode="decimal" error={errors.stake} />
      <Field
        name="betsPerWeek"
        label="Bets a week"
        inputMode="decimal"
        defaultValue="5"
        error={errors.betsPerWeek}
      />
      <Field
        name="margin"
        label="Margin of the bookmaker in percent"
        inputMode="decimal"
        defaultValue="5"
        error={errors.margin}
      />
      <Button type="submit" variant="primary">
        Compute
      </Button>
      <div role="status">
        {cost && (
          <>
            <p className={styles.loss}>
              {money.format(cost.loss)} a month, {money.format(12 * cost.loss)} a year
            </p>
            <p>
              is what you lose on average, of {money.format(cost.staked)} staked a month. Single
              months differ widely; the more you bet, the closer it comes.
            </p>
          </>
        )}
      </div>
    </form>
  );
}
