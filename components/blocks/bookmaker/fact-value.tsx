import type { StaticImageData } from 'next/image';
import { spritePosition } from '@/components/icon/sprite-position';
import { flagCode } from '@/lib/domain/match/flag-code';
import styles from './fact-value.module.css';
import { languageFlags } from './language-flags';
import flags from './language-flags.webp';
import { YesNo } from './yes-no';

const strip: StaticImageData = flags;

type Props = { name: string; value: boolean | string[] };

const paymentWords = new Map([
  ['debit_card', 'Debit Card'],
  ['credit_card', 'Credit Card'],
  ['bank_transfer', 'Bank transfer'],
  ['upi', 'UPI'],
]);

/** Formats a fact by its key: payment methods by name, languages with flags, others as a list. */
export function FactValue({ name, value }: Props) {
  if (typeof value === 'boolean') return <YesNo yes={value} />;
  if (name === 'languages') {
    return (
      <span className={styles.languages}>
        {value.map(language => (
          <span key={language} className={styles.language}>
            <Flag code={flagCode(language)} />
            {language}
          </span>
        ))}
      </span>
    );
  }
  const isPayment = name === 'payment_options' || name === 'banking_options';
  return isPayment
    ? value.map(method => paymentWords.get(method) ?? method).join(', ')
    : value.join(', ');
}

function Flag({ code }: { code: string | null }) {
  if (!code || !languageFlags.includes(code)) return null;
  return (
    <img
      className={styles.flag}
      src={strip.src}
      style={{ objectPosition: spritePosition(languageFlags, code) }}
      width={20}
      height={20}
      alt=""
    />
  );
}
