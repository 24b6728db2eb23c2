import { monthlyCost } from '@/lib/domain/safer/monthly-cost';
import styles from './cost.module.css';

const stake = 100;
const margins = [2, 5, 8, 12];
const bets = [1, 5, 10];

/** The cost of a month for bets of 100, from which others follow in proportion. */
export function CostTable() {
  return (
    <table className={styles.table}>
      <caption>The cost of a month, by margin and number of bets of {stake} each</caption>
      <thead>
        <tr>
          <th scope="col">Margin</th>
          {bets.map(count => (
            <th key={count} scope="col">
              {count} a week
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {margins.map(percent => (
          <tr key={percent}>
            <th scope="row">{percent} %</th>
            {bets.map(betsPerWeek => (
              <td key={betsPerWeek}>
                {monthlyCost({ stake, betsPerWeek, margin: percent / 100 }).loss.toFixed(0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
