import { useEffect, useId, useState } from 'react';
import { setReturnText } from '@/components/odds/use-return-text';
import { createDeviceSetting } from '@/lib/device-setting';
import { parseStake, returnText } from '@/lib/domain/odds/stake';
import styles from './returns.module.css';

type Props = { isOpen: boolean };

const storedStake = createDeviceSetting('stake', {
  parse: text => (text !== null && parseStake(text) !== null ? text : ''),
  toText: text => (parseStake(text) === null ? null : text),
});

/** A stake, and what each price on the page returns for it while this is open. */
export function Returns({ isOpen }: Props) {
  const id = useId();
  const [text, setText] = useState(storedStake.get);
  const stake = parseStake(text);
  const isWrong = text.trim() !== '' && stake === null;

  useEffect(() => {
    setReturnText(isOpen && stake !== null ? odds => returnText(stake, odds) : null);
    return () => setReturnText(null);
  }, [isOpen, stake]);

  if (!isOpen) return null;
  return (
    <div className={styles.panel}>
      <label className={styles.label} htmlFor={id}>
        Stake, in any currency
      </label>
      <input
        id={id}
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
      <p id={`${id}-note`} className={styles.note} data-wrong={isWrong || undefined} role="status">
        {isWrong
          ? 'Enter an amount from 0.01 to 1,000,000, such as 10 or 2.50.'
          : 'Each price shows what it would return if it wins, the stake included and an exchange’s commission deducted.'}
      </p>
      <p className={styles.note}>
        <b>18+</b> A bet that loses returns nothing. Gambling can be addictive, please play
        responsibly!
      </p>
    </div>
  );
}
