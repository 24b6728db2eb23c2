import type { Endpoint } from 'payload';
import { isPick } from '@/format/picks';
import { hasRole } from '@/src/access/roles';
import { findOptions, labelValues } from './find-options';

const longestText = 200;
const mostValues = 100;

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/**
 * What can be picked: `q` searches, `value` (any number) asks for the labels of values. `zone` is the user's, for
 * the days of matches. Responds 502 when the API does not answer.
 */
export const pickEndpoint: Endpoint = {
  path: '/picks/:pick',
  method: 'get',
  handler: async req => {
    const pick = req.routeParams?.pick;
    if (!hasRole(req, 'writer')) return Response.json({ options: [] }, { status: 403 });
    if (!isPick(pick)) return Response.json({ options: [] }, { status: 404 });
    const search = new URL(req.url ?? '', 'http://localhost').searchParams;
    const values = search.getAll('value').slice(0, mostValues);
    const query = (search.get('q') ?? '').slice(0, longestText);
    const zone = search.get('zone') ?? '';
    const timeZone = isTimeZone(zone) ? zone : 'UTC';
    try {
      const options =
        values.length > 0
          ? await labelValues(req.payload, { pick, values, timeZone })
          : await findOptions(req.payload, { pick, query, timeZone });
      return Response.json({ options }, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      req.payload.logger.warn(`nothing to pick: ${String(error)}`);
      return Response.json({ options: [] }, { status: 502 });
    }
  },
};
