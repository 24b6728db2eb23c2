import { Field } from '@/components/forms/field';
import { AppLink } from '@/components/link/app-link';
import { Button } from '@/components/ui/button';
import {
  calculatorPath,
  calculators,
  maxTyped,
  type CalculatorField,
  type CalculatorName,
  type Typed,
} from '@/lib/domain/calculators/calculator';
import { placeTerms } from '@/lib/domain/calculators/each-way';
import type { FieldErrors } from '@/lib/domain/calculators/form-reader';
import { oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import { currencySigns, type CurrencySign } from '@/lib/domain/odds/stake';
import { resultId } from './calculator-result';
import styles from './calculator.module.css';
import { FormSelect } from './form-select';

type Props = {
  name: CalculatorName;
  typed: Typed | null;
  format: OddsFormat;
  sign: CurrencySign;
  errors: FieldErrors;
};

/** The form of a calculator: a plain GET form that shows again what was typed. */
export function CalculatorForm({ name, typed, format, sign, errors }: Props) {
  const { title, fields, rows } = calculators[name];
  const has = (field: CalculatorField) => fields.includes(field);
  const count = rowCount(typed?.odds.length ?? 0, rows);
  const texts = Array.from({ length: count }, (_, row) => typed?.odds[row] ?? '');
  const typing = { maxLength: maxTyped, autoComplete: 'off', autoCapitalize: 'none' } as const;

  return (
    <form
      className={styles.form}
      action={`${calculatorPath(name)}#${resultId}`}
      aria-label={title}
      noValidate
    >
      <div className={styles.fields}>
        <FormSelect label="Odds format" name="format" value={format}>
          {oddsFormats.map(({ value, viewValue }) => (
            <option key={value} value={value}>
              {viewValue}
            </option>
          ))}
        </FormSelect>
        {has('sign') && (
          <FormSelect label="Currency sign" name="sign" value={sign}>
            {currencySigns.map(option => (
              <option key={option} value={option}>
                {option || 'None'}
              </option>
            ))}
          </FormSelect>
        )}
        {has('terms') && (
          <FormSelect
            label="A place is paid at"
            name="terms"
            value={typed?.terms ?? ''}
            error={errors.get('terms')}
          >
            <option value="">Choose</option>
            {placeTerms.map(terms => (
              <option key={terms} value={terms}>
                {`${terms} of the odds`}
              </option>
            ))}
          </FormSelect>
        )}
        {has('stake') && (
          <Field
            name="stake"
            label={stakeLabels[name] ?? 'Stake'}
            inputMode="decimal"
            defaultValue={typed?.stake}
            error={errors.get('stake')}
            {...typing}
          />
        )}
        {has('margin') && (
          <Field
            name="margin"
            label="Margin, % (optional)"
            inputMode="decimal"
            defaultValue={typed?.margin}
            error={errors.get('margin')}
            {...typing}
          />
        )}
      </div>
      <fieldset className={styles.rows}>
        <legend>{legends[name]}</legend>
        {texts.map((text, row) => (
          <Field
            key={row}
            name="odds"
            label={rows.most === 1 ? 'Odds' : `${rowNames[name] ?? 'Odds'} ${row + 1}`}
            defaultValue={text}
            error={errors.get(`odds.${row}`)}
            {...typing}
          />
        ))}
      </fieldset>
      {rows.most > 1 && (
        <p className={styles.hint}>
          {`Leave fields empty that you do not need. More appear once these are full, up to ${rows.most}.`}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          Calculate
        </Button>
        {typed && (
          <AppLink className={styles.again} href={calculatorPath(name)}>
            Start again
          </AppLink>
        )}
      </div>
    </form>
  );
}

const stakeLabels: Partial<Record<CalculatorName, string>> = {
  'each-way': 'Stake of each part',
  dutching: 'Stake in all',
};
const rowNames: Partial<Record<CalculatorName, string>> = {
  accumulator: 'Leg',
  margin: 'Outcome',
  dutching: 'Outcome',
};
const legends: Record<CalculatorName, string> = {
  odds: 'Odds, or a chance such as 40 %',
  margin: 'The odds of every outcome of the market',
  accumulator: 'The odds of each leg',
  'each-way': 'The odds of the selection',
  dutching: 'The odds of the outcomes to back',
};

/** Rows of an empty form. */
const firstRows = 4;

/** As many rows as were typed, and two more while the form has room. */
function rowCount(typed: number, { most }: { most: number }): number {
  return Math.min(most, Math.max(firstRows, typed + 2));
}
