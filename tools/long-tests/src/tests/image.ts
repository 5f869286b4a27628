// npm run test:long -- image [journey…]: builds the image of the Dockerfile, starts it as in compose.yaml with its proxy and its own
// PostgreSQL, and runs the journeys against it. BASE names a Debian image with npm in its archive, as for the Dockerfile; without it
// debootstrap makes one. Needs root, buildah, podman and, without BASE, debootstrap.
import { buildImages, canBuild } from '../containers/build-images.mjs';
import { startServices } from '../containers/services.mjs';
import { type LongRun, NotPlayed } from '../long-test.ts';
import { runJourneys } from '../suites.ts';

/** Ports on the host's network, where nothing else listens. */
const PORTS = { proxy: 3360, server: 3361, database: 3362 };

export async function play({ folder, words: journeys }: LongRun): Promise<readonly string[]> {
  if (!(await canBuild()))
    throw new NotPlayed('it needs root, buildah, podman and debootstrap (or an image named by BASE)');
  await buildImages(folder);
  const services = await startServices(folder, PORTS);
  return runJourneys(journeys, { BASE_URL: services.url }).finally(() => services.stop());
}
