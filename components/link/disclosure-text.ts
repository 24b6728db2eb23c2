/** The texts below a group of odds or offers: whether the links are paid for, and by whom. */
export type Disclosures = Record<'odds' | 'offers', string>;

const paid: Disclosures = {
  odds: 'Odds open a betting site that pays us for visitors. 18+. New customers only. T&Cs apply.',
  offers:
    'Betting sites pay us for visitors who follow our links to them. 18+. New customers only. T&Cs apply.',
};
const invented: Disclosures = {
  odds: 'Odds open a page about an invented betting site: it takes no bets and pays nobody. 18+.',
  offers: 'The betting sites here are invented examples: they take no bets and pay nobody. 18+.',
};

/** The disclosures of a site, whose links may lead to invented betting sites. Server only. */
export const disclosures = (areBookmakersInvented: boolean): Disclosures =>
  areBookmakersInvented ? invented : paid;
