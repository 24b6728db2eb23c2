import { addressOf, isMailbox } from './mail-address';

test.each([
  ['desk@bat.example', 'desk@bat.example'],
  [' desk@bat.example ', 'desk@bat.example'],
  ['Desk <desk@bat.example>', 'desk@bat.example'],
  ['"Desk, Off the Bat" <desk@bat.example>', 'desk@bat.example'],
  ['<desk@bat.example>', 'desk@bat.example'],
  ['डेस्क <desk@bat.example>', 'desk@bat.example'],
  ['desk+odds@bat.example', 'desk+odds@bat.example'],
])('%j is the address %s', (mailbox, expected) => {
  expect([isMailbox(mailbox), addressOf(mailbox)]).toEqual([true, expected]);
});

test.each([
  'desk',
  'Desk',
  'a@b@c',
  'desk@',
  '@bat.example',
  'Desk <desk>',
  'desk@bat.example, chief@bat.example',
  'Desk <desk@bat.example> and more',
  'desk @bat.example',
  'Desk <desk@bat.example\r\nBcc: x@y.example>',
])('%j is not one address', text => {
  expect(isMailbox(text)).toBe(false);
});
