import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearsalSettings } from './rehearsal';
import { collectSettings, settingNames, settingsOf } from './settings-file';

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('reads settings as they were written, whatever their quotes and line ends', () => {
  const settings = {
    SITE_NAME: "Third 'Man' # not a comment",
    COPYRIGHT: '`2009` "to" 2019',
    HELPLINES: 'IN:Help|https://help.example|\nGB:Help||1',
    SMTP_URL: String.raw`smtp://a:\n$b@mail.example`,
    REVALIDATE_TOKEN: '',
  };

  collectSettings({ ...settings, PATH: '/usr/bin', PORT: undefined }, folder);

  expect(settingsOf(folder)).toEqual(settings);
  expect(statSync(join(folder, 'settings/env')).mode & 0o777).toBe(0o600);
});

test('uses quotes that a systemd unit reads too, where the value has others', () => {
  const { SITE_NAME, COPYRIGHT } = { SITE_NAME: "Third 'Man'", COPYRIGHT: '2009 "to" 2019' };
  const other = mkdtempSync(join(folder, 'systemd-'));

  collectSettings({ SITE_NAME, COPYRIGHT }, other);

  expect(readFileSync(join(other, 'settings/env'), 'utf8').split('\n').sort()).toEqual([
    '',
    `COPYRIGHT='2009 "to" 2019'`,
    `SITE_NAME="Third 'Man'"`,
  ]);
});

describe('rehearsalSettings', () => {
  const ports = { site: '3001', api: '4001', editor: '4101' };
  const rehearse = (backup: Record<string, string>) =>
    rehearsalSettings(backup, { folder: '/rehearsal', ports, feedFiles: {} });

  it('keeps settings, and unsets what reaches others', () => {
    const settings = rehearse({
      SITE_NAME: 'Third Man',
      SITE_URL: 'https://bat.example',
      DATABASE_URL: 'postgres://db/live',
      SMTP_URL: 'smtp://mail.example',
      PORT: '80',
    });

    expect(settings).toMatchObject({
      SITE_NAME: 'Third Man',
      SITE_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      ALERTS: 'off',
      PORT: '3001',
      DATA_DIR: '/rehearsal/data',
    });
  });

  it('sets every setting, so that none comes from .env, but no token that would be empty', () => {
    const named = Object.keys(rehearse({}));

    expect(settingNames.filter(name => !named.includes(name))).toEqual(['REVALIDATE_TOKEN']);
  });

  it('has no demo where providers fed the site', () => {
    expect(rehearse({ FEED_ODDS: 'the-odds-api' })).toMatchObject({ FEED: 'none', FEED_ODDS: '' });
    expect(rehearse({})).toMatchObject({ FEED: '' });
  });
});
