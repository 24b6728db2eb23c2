import { defaultOddsFormat, oddsFormats } from '@/lib/domain/odds/odds-format';
import { nginxMap } from './nginx-config';
import { textOf } from './project-files';

/*
 * nginx.conf caches a page once per odds format and treats an unknown cookie as the default, like
 * the site. A format that its map lacks would be served with the prices of the default.
 */
test('the odds formats of nginx.conf are those that visitors can choose', () => {
  const others = oddsFormats.map(({ value }) => value).filter(value => value !== defaultOddsFormat);

  expect(Object.fromEntries(nginxMap(textOf('deploy/nginx.conf'), '$odds'))).toEqual({
    default: defaultOddsFormat,
    ...Object.fromEntries(others.map(format => [format, format])),
  });
});
