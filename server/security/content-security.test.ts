import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity, type Finding } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { readSiteEnv } from '@/lib/env';
import { createPolicy, policyWeaknesses } from './content-security';

const hashes = ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"];
// What it only says 'may be' of is 'self', where nothing of others can be put.
const weighty = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
const policyWith = (settings: Record<string, string>) =>
  createPolicy(readSiteEnv(settings))(hashes);
const weightyFindings = (policy: string): Finding[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => weighty.includes(severity));

test.each([{}, { SITE_URL: 'https://cricket.example', PUBLIC_LIVE_URL: 'wss://live.example' }])(
  "Google's evaluator finds nothing of weight: %p",
  settings => {
    expect(weightyFindings(policyWith(settings)).map(({ description }) => description)).toEqual([]);
    expect(policyWeaknesses(readSiteEnv(settings))).toEqual([]);
  },
);

test('a policy that is open is found out', () => {
  expect(weightyFindings("script-src 'unsafe-inline' *")).not.toEqual([]);
});

test('scripts of others come only by a setting, which is named', () => {
  const settings = {
    AD_SCRIPT_ORIGINS: 'https://ads.example',
    RECAPTCHA_SITE_KEY: 'key',
  };
  const policy = policyWith(settings);

  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://www.google.com/recaptcha/`));
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/ads\.example 'sha256-/);
  expect(policyWeaknesses(readSiteEnv(settings))).toEqual([
    expect.stringContaining('https://ads.example'),
    expect.stringContaining('RECAPTCHA_SITE_KEY'),
  ]);
  expect(policyWith({})).not.toMatch(/google|ads\.example|unsafe-eval|\*/);
});

test('style elements come with scripts of others alone', () => {
  expect(policyWith({})).toContain("; style-src 'self'; style-src-attr 'unsafe-inline';");
  for (const settings of [
    { AD_SCRIPT_ORIGINS: 'https://ads.example' },
    { RECAPTCHA_SITE_KEY: 'key' },
  ])
    expect(policyWith(settings)).toContain("; style-src 'self' 'unsafe-inline';");
});
