const titles = new Map([
  ['min_stake', 'Minimum stake'],
  ['min_deposit', 'Minimum deposit'],
  ['max_payout', 'Maximum payout'],
  ['cash_out', 'Cash-out'],
]);

/** What a key such as `withdrawal_time` is called in a table. */
export function factTitle(key: string): string {
  const plain = key.replaceAll('_', ' ');
  return titles.get(key) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
