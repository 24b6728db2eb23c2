import { useState, type FormEvent } from 'react';
import { Field } from '@/components/forms/field';
import { usePageContext } from '@/components/link/page-context.client';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field/select-field';
import type { Match } from '@/lib/domain/match/match';
import { formatOdds } from '@/lib/domain/odds/odds';
import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { parseOdds } from '@/lib/domain/odds/conversion/to-decimal';
import styles from './match-alerts.module.css';
import type { AlertsOfDevice } from './use-alerts';

type Props = { match: Match; onChange: AlertsOfDevice['change'] };

const keyOf = (market: string, selection: string): string => JSON.stringify([market, selection]);

/** A form for the price of a selection at or above which the visitor is notified once. */
export function PriceAlertForm({ match, onChange }: Props) {
  const { format } = usePageContext();
  const markets = match.markets.filter(({ selections }) => selections.length > 0);
  const [first] = markets;
  const [chosen, setChosen] = useState(() =>
    keyOf(first?.id ?? '', first?.selections[0]?.id ?? ''),
  );
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const formatName = oddsFormats.find(({ value }) => value === format)?.viewValue ?? '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const target = parseOdds(text, format);
    if (target === null) return setError(`Write a price as ${formatName} odds, such as ${sample}.`);
    setError('');
    const [market = '', selection = ''] = JSON.parse(chosen) as string[];
    const name = markets
      .find(({ id }) => id === market)
      ?.selections.find(({ id }) => id === selection)?.name;
    const isDone = await onChange(
      { type: 'price', event: match.id, market, selection, target, format },
      `You will be alerted once: ${name ?? ''} at ${shown(target)} or above.`,
    );
    if (isDone) setText('');
  }

  const shown = (decimal: number) => formatOdds({ raw: String(decimal), decimal }, format);
  const sample = shown(2.5);

  return (
    <form className={styles.price} noValidate onSubmit={event => void submit(event)}>
      <SelectField
        label="A price of"
        name="selection"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {markets.map(({ id, name, suspended, selections }) => (
          <optgroup key={id} label={name}>
            {selections.map(selection => (
              <option key={selection.id} value={keyOf(id, selection.id)}>
                {selection.name}
                {!suspended && selection.odds && ` (now ${formatOdds(selection.odds, format)})`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Field
        name="target"
        label={`At or above (${formatName})`}
        error={error || undefined}
        inputMode="text"
        autoComplete="off"
        placeholder={sample}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Alert me once</Button>
      <p className={styles.note}>
        A price alert ends after 30 days or with the match. Prices change; 18+, please play
        responsibly.
      </p>
    </form>
  );
}
