import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity, type Finding } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { readSiteEnv } from '@/lib/env';
import { createPolicy, policyWeaknesses } from './content-security';

const hashes = ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"];
// The evaluator's 'maybe' findings are about 'self', where no third party can upload files.
const relevantSeverities = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
const policyWith = (settings: Record<string, string>) =>
  createPolicy(readSiteEnv(settings))(hashes);
const severeFindings = (policy: string): Finding[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => relevantSeverities.includes(severity));

test.each([{}, { SITE_URL: 'https://cricket.example', PUBLIC_LIVE_URL: 'wss://live.example' }])(
  "Google's evaluator has no serious finding: %p",
  settings => {
    expect(severeFindings(policyWith(settings)).map(({ description }) => description)).toEqual([]);
    expect(policyWeaknesses(readSiteEnv(settings))).toEqual([]);
  },
);

test('an insecure policy has findings', () => {
  expect(severeFindings("script-src 'unsafe-inline' *")).not.toEqual([]);
});

test('third-party scripts are allowed only by a setting, which is named', () => {
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

test('inline style elements are allowed only together with third-party scripts', () => {
  expect(policyWith({})).toContain("; style-src 'self'; style-src-attr 'unsafe-inline';");
  for (const settings of [
    { AD_SCRIPT_ORIGINS: 'https://ads.example' },
    { RECAPTCHA_SITE_KEY: 'key' },
  ])
    expect(policyWith(settings)).toContain("; style-src 'self' 'unsafe-inline';");
});
