import { fnv1aMixed } from '@/lib/hash';

/** A number from 0 up to, but not including, 1 that depends on the text alone. */
export const fractionOf = (text: string): number => fnv1aMixed(text) / 0x1_0000_0000;

/** A number from -1 up to 1 that depends on the text alone. */
export const signedRandom = (text: string): number => fractionOf(text) * 2 - 1;
