import { Section } from '@/components/ui/section';
import styles from './forecast.module.css';

const definitions = [
  [
    'Win chance, our model',
    'Runs still to come are taken as normal around the average of the balls and wickets left (after Duckworth and Lewis); a chase has the chance of the runs that it needs, a first innings that of beating an average chase. Both sides count as equal but for at most 3 % of a side’s runs, drawn from their names: no statement about the sides.',
  ],
  [
    'Brier score',
    'The mean of the squared difference between the chance and what came, 1 or 0 (Brier 1950). 0 is perfect; a coin toss has 0.25.',
  ],
  [
    'Log loss',
    'The mean of −ln of the chance of what came (Good 1952). 0 is perfect; a coin toss has 0.693.',
  ],
  [
    '95 % interval',
    'States of one match share its outcome, so entire matches are drawn again, with replacement, 2,000 times; the interval has the middle 95 % of the results (Cameron, Gelbach and Miller 2008).',
  ],
  [
    'Phases',
    'Powerplay: the first 30 % of an innings’ overs, six of twenty (ICC playing conditions). Death: the last fifth, overs 17 to 20. Middle: between them.',
  ],
] as const;

/** What the words of the page mean; docs/figures.md has the sources. */
export const ForecastDefinitions = () => (
  <Section title="Definitions">
    <dl className={styles.definitions}>
      {definitions.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
