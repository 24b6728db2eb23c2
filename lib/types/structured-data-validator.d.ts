declare module '@adobe/structured-data-validator' {
  /** Google's rules for rich results; only what is used, it ships no types. */
  export default class Validator {
    constructor(schemaOrg?: object);
    validate(found: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }[]>;
  }
}
