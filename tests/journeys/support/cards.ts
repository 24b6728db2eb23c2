import type { Locator, Page } from '@playwright/test';
import type { DrivenMatch } from './app/matches';

/** A match's card on a list. */
export const cardOf = (page: Page, match: Pick<DrivenMatch, 'path'>): Locator =>
  page.getByRole('article').filter({ has: page.locator(`a[href="${match.path}"]`) });

/** The odds links in a part of the page. */
export const oddsLinks = (part: Page | Locator): Locator =>
  part.getByRole('link', { name: /, opens in a new tab$/ });

/** The links of a selection's odds in a part of the page, by its place in the market. */
export const oddsLinksOf = (
  part: Page | Locator,
  match: DrivenMatch,
  marketId = 'winner',
  selection = 0,
): Locator => part.locator(`a[href^="${match.oddsHref(marketId, selection)}"]`);
