import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { setReturnText } from '@/components/odds/use-return-text';
import { createDeviceSetting } from '@/lib/device-setting';
import { SelectField } from '@/components/ui/select-field/select-field';
import { currencySigns, parseStake, returnText, toCurrencySign } from '@/lib/domain/odds/stake';
import styles from './returns.module.css';

type Props = { isOpen: boolean };

const storedStake = createDeviceSetting('stake', {
  parse: text => (text !== null && parseStake(text) !== null ? text : ''),
  toText: text => (parseStake(text) === null ? null : text),
});

const storedSign = createDeviceSetting('currencySign', {
  parse: toCurrencySign,
  toText: sign => sign || null,
});

/** A stake, and what each price on the page returns for it while this is open. */
export function Returns({ isOpen }: Props) {
  const id = useId();
  const [text, setText] = useState(storedStake.get);
  const sign = useSyncExternalStore(storedSign.subscribe, storedSign.get, storedSign.get);
  const stake = parseStake(text);
  const isWrong = text.trim() !== '' && stake === null;

  useEffect(() => {
    setReturnText(isOpen && stake !== null ? odds => sign + returnText(stake, odds) : null);
    return () => setReturnText(null);
  }, [isOpen, stake, sign]);

  if (!isOpen) return null;
  return (
    <div className={styles.panel}>
      <label className={styles.field}>
        <span className={styles.label}>Stake</span>
        <input
          className={styles.stake}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={event => {
            setText(event.target.value);
            storedStake.set(event.target.value);
          }}
        />
      </label>
      <SelectField
        label="Currency sign"
        value={sign}
        onChange={event => storedSign.set(toCurrencySign(event.target.value))}
      >
        {currencySigns.map(option => (
          <option key={option} value={option}>
            {option || 'None'}
          </option>
        ))}
      </SelectField>
      <p id={`${id}-note`} className={styles.note} data-wrong={isWrong || undefined} role="status">
        {isWrong
          ? 'Enter an amount from 0.01 to 1,000,000, such as 10 or 2.50.'
          : 'Each price shows what it would return if it wins, the stake included and an exchange’s commission deducted; from 1,000 on rounded down (k: thousand, M: million, bn: billion). The sign converts nothing.'}
      </p>
      <p className={styles.note}>
        <b>18+</b> A bet that loses returns nothing. Gambling can be addictive, please play
        responsibly!
      </p>
    </div>
  );
}
