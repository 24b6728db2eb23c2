import type { ReactNode } from 'react';
import { FactValue } from '@/components/blocks/bookmaker/fact-value';
import table from '@/components/blocks/bookmaker/bookmaker-compare.module.css';
import { Stars } from '@/components/icon/stars';
import { AppLink } from '@/components/link/app-link';
import { Terms } from '@/components/odds/terms';
import { Section } from '@/components/ui/section';
import { reviewPath, type ComparedBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { BetNow } from './bet-now';
import { BookmakerLogo } from './bookmaker-logo';

type Props = { pair: [ComparedBookmaker, ComparedBookmaker] };

/** Two bookmakers side by side: marks, offers with their terms, and the facts of their reviews. */
export function BookmakerComparison({ pair }: Props) {
  const [first, second] = pair;
  const title = `${first.bookmaker.title} or ${second.bookmaker.title}`;
  const keys = new Map(pair.flatMap(({ facts }) => facts.map(fact => [fact.key, fact.title])));

  return (
    <Section title={title}>
      <div className={table.box} role="region" aria-label={`${title}, as a table`} tabIndex={0}>
        <table className={table.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <td />
              {pair.map(({ bookmaker }) => (
                <th key={bookmaker.slug} scope="col">
                  <BookmakerLogo bookmaker={bookmaker} />
                  <AppLink className={table.name} href={reviewPath(bookmaker.slug)}>
                    {bookmaker.title}
                  </AppLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row title="Our mark" pair={pair}>
              {({ bookmaker: { mark } }) => (mark === null ? '–' : <Stars mark={mark} />)}
            </Row>
            <Row title="Offer" pair={pair}>
              {({ bookmaker }) => (
                <>
                  {bookmaker.bonusAmount || '–'}
                  <Terms>{bookmaker.terms}</Terms>
                </>
              )}
            </Row>
            {[...keys].map(([key, name]) => (
              <Row key={key} title={name} pair={pair}>
                {({ facts }) => {
                  const fact = facts.find(known => known.key === key);
                  return fact ? <FactValue name={key} value={fact.value} /> : '–';
                }}
              </Row>
            ))}
            <Row title="Website" pair={pair}>
              {({ bookmaker }) => (
                <>
                  <BetNow bookmaker={bookmaker} />
                  <Terms>18+</Terms>
                </>
              )}
            </Row>
          </tbody>
        </table>
      </div>
    </Section>
  );
}

type RowProps = {
  title: string;
  pair: [ComparedBookmaker, ComparedBookmaker];
  children: (compared: ComparedBookmaker) => ReactNode;
};

function Row({ title, pair, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {pair.map(compared => (
        <td key={compared.bookmaker.slug}>{children(compared)}</td>
      ))}
    </tr>
  );
}
