import { toHelpLines } from './help-lines';

test('help lines are parsed in order', () => {
  expect(
    toHelpLines('in: Care Line |https://care.example|1800 11, *:Listeners||+44 (0)20 7946, '),
  ).toEqual([
    { country: 'IN', name: 'Care Line', url: 'https://care.example', phone: '1800 11' },
    { country: '*', name: 'Listeners', url: null, phone: '+44 (0)20 7946' },
  ]);
  expect(toHelpLines('')).toEqual([]);
});

test.each([
  'IN',
  'IND:x|https://a.example',
  'IN:|https://a.example',
  'IN:x',
  'IN:x|javascript:1',
  'IN:x||call',
  'IN:x|https://a.example|1|2',
])('%p is rejected with the reason', text => {
  expect(() => toHelpLines(text)).toThrow(`'${text}'`);
});
