import { ApiError } from '@/api/errors';
import type { PushService } from './push-service';

/** Passes pushes to the feeds that run now; throws 503 while none do in this process. */
export function delegatePushes(
  runner: () => { sources: { pushService: PushService } } | null,
): PushService {
  const current = (): PushService => {
    const service = runner()?.sources.pushService;
    if (!service) throw new ApiError('unavailable', 'The feeds are not running.');
    return service;
  };
  return {
    put: async (...push) => current().put(...push),
    heartbeat: async (...heartbeat) => current().heartbeat(...heartbeat),
  };
}
