/** The format of log lines, that of the site and the API: JSON, names of levels, times in ISO 8601 (UTC). */
export const logFormat = {
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
};
