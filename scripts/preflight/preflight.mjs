import { stopWith } from '../processes/run-command.mjs';
import { settings, settingsProblems } from './check-settings.mjs';
import { dataDirProblem } from './data-dir.mjs';
import { loadEnvFile } from './env-file.mjs';
import { portProblems } from './ports.mjs';

/**
 * Loads `.env` and checks everything that needs neither packages nor a build: the settings of these
 * programs (`site`, `api`, `editor`), their ports, and the data folder. Prints the errors and exits if there
 * are any. Returns the ports and the data folder.
 */
export async function preflight(programs) {
  loadEnvFile();
  const variables = { ...process.env };
  for (const name of ['PORT', 'API_PORT', 'EDITOR_PORT', 'DATA_DIR'])
    variables[name] ||= String(settings[name].default);

  const problems = settingsProblems(variables, programs);
  if (problems.length === 0) problems.push(...(await portProblems(listeners(variables, programs))));
  const needsDatabase = programs.includes('api') && !variables.DATABASE_URL;
  const ofFolder = dataDirProblem(variables.DATA_DIR, { needsDatabase });
  if (ofFolder) problems.push(ofFolder);
  if (problems.length > 0)
    stopWith(
      ['This cannot start:', ...problems.map(problem => `- ${problem}`)].join('\n') +
        '\nEvery setting is described in .env.example.',
    );
  const { PORT, API_PORT, EDITOR_PORT, DATA_DIR } = variables;
  return { PORT, API_PORT, EDITOR_PORT, DATA_DIR };
}

/** The addresses on which these programs will listen, from the settings that name a port. */
function listeners(variables, programs) {
  return Object.keys(settings)
    .filter(name => name.endsWith('PORT') && variables[name])
    .filter(name => programs.includes(programOf(name)))
    .map(setting => ({
      setting,
      port: Number(variables[setting]),
      host: hostOf(setting, variables),
    }));
}

/** Returns undefined for the site, which listens on all interfaces. */
function hostOf(setting, { API_HOST, EDITOR_HOST, METRICS_HOST }) {
  if (setting === 'PORT') return undefined;
  if (setting === 'EDITOR_PORT') return EDITOR_HOST || '127.0.0.1';
  return (setting === 'API_PORT' ? API_HOST : METRICS_HOST) || '127.0.0.1';
}

function programOf(name) {
  if (name.startsWith('EDITOR_')) return 'editor';
  return name.startsWith('API_') ? 'api' : 'site';
}
