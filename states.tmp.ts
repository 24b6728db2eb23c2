import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { matchStates } from '@/tests/fixtures/match-states';
import { startMockSite } from '@/tests/fixtures/servers/start-mock-site';

const base = process.env.BASE ?? 'http://localhost:3000';
const out = process.env.OUT ?? '/tmp/states';
const widths = (process.env.WIDTHS ?? '390,768,1000,1280,1920').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
mkdirSync(out, { recursive: true });
const page0 = await (await fetch(`${base}/api/events/?status=2`)).json() as any;
const id = page0.results.sort((a: any, b: any) => b.start_time - a.start_time)[0].id;
const live = await (await fetch(`${base}/api/events/${id}`)).json() as any;
const states = matchStates(live);
const site = await startMockSite({ events: Object.values(states) as never });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const scheme of schemes) for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme: scheme, locale: 'en-GB', timezoneId: 'Asia/Kolkata' });
    const page = await context.newPage();
    page.on('console', m => { if (m.type() === 'error' || m.type() === 'warning') console.log(width, scheme, m.text().slice(0, 200)); });
    for (const [name, event] of Object.entries(states)) {
      await page.goto(`${site.url}${matchPath(toMatch(Event.parse(event)))}`);
      await page.waitForTimeout(700);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log('OVERFLOW', name, width, wide);
      await page.screenshot({ path: `${out}/${name.replaceAll(' ', '-')}-${width}-${scheme}.png`, fullPage: true });
    }
    await context.close();
  }
} finally { await browser.close(); await site.stop(); }
