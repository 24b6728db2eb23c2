import { NotFound, ValidationError, type PayloadRequest, type SanitizedConfig } from 'payload';
import {
  findInvalidData,
  findUnstorable,
  isDocumentId,
  type BlockShape,
  type FieldShape,
} from './invalid-data';
import { findInvalidWhere } from './invalid-query';

/** The arguments of an operation of Payload; which ones exist depends on the operation. */
type Args = {
  data?: unknown;
  where?: unknown;
  id?: unknown;
  duplicateFromID?: unknown;
  limit?: unknown;
  page?: unknown;
};
type Target = { collection: string } | { global: string };

const changes = new Set(['create', 'update']);

/**
 * Lets every collection and global, also those of Payload itself, refuse what no field or no database can have,
 * before anything else reads it: with 400 and the field. Otherwise it would be an error 500 of the database.
 */
export function withoutInvalidData(config: SanitizedConfig): SanitizedConfig {
  const blocks = (config.blocks ?? []) as readonly BlockShape[];

  const checkOf = (target: Target, allFields: readonly unknown[]) => {
    const fields = allFields as readonly FieldShape[];
    return (args: Args, isChange: boolean, req: PayloadRequest) => {
      // Payload's own admin queries directly, for its lists and forms; requests from outside use
      // REST.
      if (req.context.isFromFile || req.payloadAPI === 'local') return;
      const { id, duplicateFromID, data, where, limit, page } = args;
      const ids = [id, duplicateFromID].filter(
        documentId => documentId !== undefined && documentId !== null,
      );
      if (!ids.every(isDocumentId)) throw new NotFound(req.t);
      const found =
        (isCount(limit) && isCount(page)
          ? null
          : { path: 'limit', message: 'Expected a number of documents.' }) ??
        findUnstorable(where, 'where') ??
        findInvalidWhere(fields, where) ??
        (data === undefined || !isChange
          ? findUnstorable(data, '')
          : findInvalidData(fields, data, blocks));
      if (found) throw new ValidationError({ ...target, errors: [found] }, req.t);
    };
  };

  for (const { slug, fields, hooks } of config.collections) {
    const check = checkOf({ collection: slug }, fields);
    hooks.beforeOperation.push(({ args, operation, req }) =>
      check(args as Args, changes.has(operation), req),
    );
  }
  for (const { slug, fields, hooks } of config.globals) {
    const check = checkOf({ global: slug }, fields);
    (hooks.beforeOperation ??= []).push(({ args, operation, req }) =>
      check(args as Args, changes.has(operation), req),
    );
  }
  return config;
}

const isCount = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31);
