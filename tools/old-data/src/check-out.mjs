import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run, systemEnvironment } from '../../../scripts/repository.mjs';

/** Writes the files of a commit into an empty folder without changing the clone. Rejects when the commit is not in the history. */
export async function checkOut(commit, folder) {
  const known = await run('git', ['cat-file', '-e', `${commit}^{commit}`], { capture: true });
  if (known.code !== 0) {
    throw new Error(
      `l'historique de ce dossier ne contient pas le commit ${commit}. Dans un clone partiel, « git fetch --unshallow » l'apporte.`,
    );
  }
  const archive = join(folder, '.archive.tar');
  await mustRun('git', ['archive', '--format=tar', `--output=${archive}`, commit]);
  await mustRun('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

/** Installs the packages of the commit, from the npm cache or the registry. */
export async function installPackages(folder) {
  const parameters = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run('npm', parameters, { cwd: folder, env: systemEnvironment() });
  if (code !== 0) throw new Error('npm ci a échoué, son message est ci-dessus.');
}

async function mustRun(command, parameters) {
  const { code, output } = await run(command, parameters, { capture: true });
  if (code !== 0) throw new Error(`${command} : ${output}`);
}
