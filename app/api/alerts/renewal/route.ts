import { proxyAlertRenewal } from '@/lib/endpoints/proxy-alerts';

export const dynamic = 'force-dynamic';

/** Gives the alerts of a push subscription to the one that the browser has replaced it by. */
export const POST = (request: Request): Promise<Response> => proxyAlertRenewal(request);
