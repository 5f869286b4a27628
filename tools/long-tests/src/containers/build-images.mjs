import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from '../../../../scripts/repository.mjs';

export const images = {
  site: 'localhost/palmares-long-test',
  /** PostgreSQL and Caddy from Debian, so that no image registry is needed. */
  services: 'localhost/palmares-long-services',
};
const ownBase = 'localhost/palmares-long-base';
const suite = 'trixie';
/** The certificate authorities of this machine. Behind a proxy that intercepts TLS, npm has to trust them too. */
const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** Returns whether this machine has the required tools. */
export async function canBuild() {
  const tools = ['buildah', 'podman', ...(process.env.BASE ? [] : ['debootstrap'])];
  const found = await Promise.all(tools.map((tool) => run(tool, ['--version'], { capture: true })));
  return process.getuid?.() === 0 && found.every(({ code }) => code === 0);
}

/** Reuses the base image of an earlier run. */
export async function buildImages(folder) {
  const base = process.env.BASE ?? ownBase;
  if (base === ownBase && !(await exists(ownBase))) await makeBase(folder);
  console.log('the image of the site…');
  await build(images.site, base, join(root, 'Dockerfile'), root, await lendAuthorities(folder));
  console.log('an image of PostgreSQL and Caddy…');
  const file = join(folder, 'Containerfile');
  await writeFile(file, servicesFile);
  await build(images.services, base, file, folder);
}

const servicesFile = `ARG BASE
FROM \${BASE}
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends ca-certificates postgresql caddy \\
  && rm -rf /var/lib/apt/lists/*
`;

/** Mounts the certificates during the build only; they are not part of the image. */
async function lendAuthorities(folder) {
  if (!existsSync(authorities)) return [];
  const settings = join(folder, 'npmrc');
  await writeFile(settings, 'cafile=/authorities.crt\n');
  return ['--volume', `${authorities}:/authorities.crt:ro`, '--volume', `${settings}:/root/.npmrc:ro`];
}

/** Builds without namespaces, which not every machine allows. */
function build(image, base, file, context, more = []) {
  const words = ['bud', '--isolation', 'chroot', '--layers', '--build-arg', `BASE=${base}`, '--tag', image];
  return mustRun('buildah', [...words, ...more, '--file', file, context]);
}

async function makeBase(folder) {
  console.log(`a Debian (${suite}) by debootstrap…`);
  const tree = join(folder, 'base');
  const archive = join(folder, 'base.tar');
  await mustRun('debootstrap', ['--variant=minbase', suite, tree, 'http://deb.debian.org/debian']);
  await mustRun('tar', ['--numeric-owner', '-C', tree, '-cf', archive, '.']);
  await mustRun('podman', ['import', archive, ownBase]);
}

const exists = async (image) =>
  (await run('podman', ['image', 'exists', image], { capture: true })).code === 0;

async function mustRun(command, parameters) {
  const { code, output } = await run(command, parameters, { capture: true });
  if (code !== 0) throw new Error(`${command} ${parameters[0]}: ${output.slice(-4_000)}`);
}
