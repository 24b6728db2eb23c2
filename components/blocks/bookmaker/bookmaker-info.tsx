import type { BlockOf } from '@/lib/contract/blocks/block';
import { ContentLink } from '@/components/content/content-link';
import styles from './bookmaker-info.module.css';
import facts from './facts.module.css';
import { FactValue } from './fact-value';
import { TitledBlock } from '@/components/blocks/titled-block';
import { Verdict } from './verdict';

/** Facts about a bookmaker, with pros and cons beside them. */
export function BookmakerInfo({ title, facts: rows, pros, cons }: BlockOf<'BookmakerInfoPlugin'>) {
  const hasVerdict = pros.length + cons.length > 0;

  return (
    <TitledBlock title={title}>
      <div className={styles.info} data-sides={rows.length > 0 && hasVerdict ? 2 : 1}>
        {rows.length > 0 && (
          <table className={facts.facts}>
            <caption className="visually-hidden">{title ?? 'At a glance'}</caption>
            <tbody>
              {rows.map((fact, index) => (
                <tr key={index}>
                  <th scope="row">{fact.title}</th>
                  <td>
                    {fact.link ? (
                      <ContentLink href={fact.link}>
                        <FactValue name={fact.key} value={fact.value} />
                      </ContentLink>
                    ) : (
                      <FactValue name={fact.key} value={fact.value} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {hasVerdict && (
          <div className={styles.verdicts}>
            {pros.length > 0 && <Verdict kind="pros" title={null} items={pros} />}
            {cons.length > 0 && <Verdict kind="cons" title={null} items={cons} />}
          </div>
        )}
      </div>
    </TitledBlock>
  );
}
