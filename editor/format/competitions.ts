import type { Field } from './field';

/** An entry of `leagues.yaml`: how a competition counts its points. */
export const competitionFields: readonly Field[] = [
  {
    ...{ name: 'name', label: 'Name of the competition', kind: 'text', isRequired: true },
    help: 'Without a season: Asia Cup is the name of the series Asia Cup, 2012. Accents and capitals do not matter.',
  },
  {
    ...{ name: 'from', label: 'First season with these rules', kind: 'number' },
    help: 'A year. Empty: since the beginning.',
  },
  {
    ...{ name: 'to', label: 'Last season with these rules', kind: 'number' },
    help: 'A year. Empty: they are in force. Of several entries, the first whose name and seasons match is used.',
  },
  { name: 'win', label: 'Points for a win', kind: 'number', isRequired: true },
  {
    ...{ name: 'tie', label: 'Points for a tie', kind: 'number', isRequired: true },
    help: 'For each side, if nothing decides the match.',
  },
  {
    ...{ name: 'no_result', label: 'Points for no result', kind: 'number', isRequired: true },
    help: 'For each side, also if the match is abandoned.',
  },
  {
    ...{ name: 'bonus', label: 'Bonus for a high run rate', kind: 'group' },
    help: 'Fill in both numbers, or none if there is no bonus.',
    fields: [
      { name: 'points', label: 'Bonus points', kind: 'number', isRequired: true },
      {
        ...{ name: 'run_rate', label: 'Required run rate', kind: 'number', isRequired: true },
        help: 'As a multiple of the other side’s run rate, such as 1.25. A side that is all out counts its full overs.',
      },
    ],
  },
  {
    ...{ name: 'order', label: 'What decides between sides', kind: 'ranking' },
    help: 'In this order. Empty: points, then wins, then net run rate.',
    options: [
      { value: 'points', label: 'Points' },
      { value: 'wins', label: 'Wins' },
      { value: 'head_to_head', label: 'Wins against the sides that are equal so far' },
      { value: 'bonus_points', label: 'Bonus points' },
      { value: 'net_run_rate', label: 'Net run rate' },
    ],
  },
  {
    ...{ name: 'carries_into', label: 'Later stage that keeps results', kind: 'text' },
    help: 'Its name, such as Super Four: sides take the matches that they played against each other into it. Empty: none.',
  },
  {
    ...{ name: 'source', label: 'Source of these rules', kind: 'text', isRequired: true },
    help: 'Shown under the table, such as: Asia Cup playing conditions of 2014, points system.',
  },
];
