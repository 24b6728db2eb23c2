import type { StaticImageData } from 'next/image';
import { flagPlace } from '@/components/ui/flag-place';
import { flagCode } from '@/lib/domain/flag-code';
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

/** The value of a fact as its name asks for: ways to pay in words, languages with their flags. */
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
  return isPayment ? value.map(way => paymentWords.get(way) ?? way).join(', ') : value.join(', ');
}

function Flag({ code }: { code: string | null }) {
  if (!code || !languageFlags.includes(code)) return null;
  return (
    <img
      className={styles.flag}
      src={strip.src}
      style={flagPlace(languageFlags, code)}
      width={20}
      height={20}
      alt=""
    />
  );
}
