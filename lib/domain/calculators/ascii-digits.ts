/** The first digit of each script that keyboards of visitors have; its nine others follow it. */
const zeros = ['०', '০', '੦', '૦', '௦', '౦', '೦', '൦', '۰', '٠'];

const values = new Map(
  zeros.flatMap(zero =>
    Array.from({ length: 10 }, (_, digit) => [
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit),
      String(digit),
    ]),
  ),
);

/** A text with digits of Indian, Arabic and Persian scripts, and the true minus sign, in ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => values.get(digit) ?? digit).replaceAll('−', '-');
