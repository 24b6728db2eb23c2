/** Tokens only: raw colours, type sizes and times live in app/tokens.css. Layout is Prettier's. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['.next/**', 'dist/**', 'coverage/**', 'playwright-report/**', 'node_modules/**'],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^(rgb|hsl)a?$/, /^(hwb|lab|lch|oklab|oklch|color)$/],
    'declaration-property-value-disallowed-list': {
      'font-family': [/^(?!var\(|inherit$)/],
      'font-size': [/[\d.]+(px|rem|pt|vw)/],
      '/^(transition|animation)/': [/(^|[\s,])(?!0m?s)[\d.]+m?s/],
    },

    'alpha-value-notation': null,
    'at-rule-empty-line-before': null,
    'color-hex-length': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'media-feature-range-notation': null,
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
    'rule-empty-line-before': null,
    'selector-class-pattern': null,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: ['srgb'] }],
  },
  overrides: [
    {
      files: ['app/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
