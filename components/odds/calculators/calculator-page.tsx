import { PageHeader } from '@/components/layout/page-header';
import { AppLink } from '@/components/link/app-link';
import { calculators, type CalculatorName, type Typed } from '@/lib/domain/calculators/calculator';
import { solve } from '@/lib/domain/calculators/solve';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { Policy } from '@/lib/domain/policy';
import { CalculatorForm } from './calculator-form';
import { CalculatorList } from './calculator-list';
import { CalculatorProblem, CalculatorResult } from './calculator-result';
import styles from './calculator.module.css';

type Props = {
  name: CalculatorName;
  /** Null shows the empty form. */
  typed: Typed | null;
  /** The visitor's format, for a form that names none. */
  format: OddsFormat;
  policy: Policy;
};

/** A calculator: its form, the result of what was typed, and links to the others. */
export function CalculatorPage({ name, typed, format, policy }: Props) {
  const { title, shortTitle, description } = calculators[name];
  const answer = typed && solve(name, typed, format);

  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { title: 'Home', href: '/' },
          { title: 'Calculators', href: '/calculators' },
          { title: shortTitle },
        ]}
      />
      <p className={styles.intro}>
        {description} <AppLink href="/glossary">The glossary explains the words.</AppLink>
      </p>
      {answer?.result === null && <CalculatorProblem errors={answer.errors} />}
      <div className={styles.columns}>
        <CalculatorForm
          name={name}
          typed={typed}
          format={answer?.format ?? format}
          sign={answer?.sign ?? ''}
          errors={answer?.errors ?? noErrors}
        />
        {answer?.result && <CalculatorResult result={answer.result} answer={answer} />}
      </div>
      <p className={styles.note}>
        A calculator knows what a price pays and not what will happen. It is no advice to bet: on
        average a bet loses its margin.
      </p>
      <CalculatorList title="Other calculators" policy={policy} without={name} />
    </>
  );
}

const noErrors = new Map<string, string>();
