import { AppLink } from '@/components/link/app-link';
import { Section } from '@/components/ui/section';
import {
  calculatorNames,
  calculatorPath,
  calculators,
  type CalculatorName,
} from '@/lib/domain/calculators/calculator';
import type { Policy } from '@/lib/domain/policy';
import { isRegionBlocked } from '@/lib/routing/region';
import styles from './calculator.module.css';

type Props = { title: string; policy: Policy; without?: CalculatorName };

/** The calculators that the visitor's policy allows. */
export const CalculatorList = ({ title, policy, without }: Props) => (
  <Section title={title}>
    <ul className={styles.list}>
      {calculatorNames
        .filter(name => name !== without && !isRegionBlocked(calculatorPath(name), policy))
        .map(name => (
          <li key={name} className={styles.card}>
            <h3>
              <AppLink href={calculatorPath(name)}>{calculators[name].title}</AppLink>
            </h3>
            <p>{calculators[name].description}</p>
          </li>
        ))}
    </ul>
  </Section>
);
