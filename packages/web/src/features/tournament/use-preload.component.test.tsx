import type { Image } from '@palmares/core/contract/types';
import { next, pick } from '@palmares/core/tournament/play';
import { createTournament, type Tournament } from '@palmares/core/tournament/tournament';
import { expect, test } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { makeImage } from '../../testing/wire-samples.ts';
import { usePreload } from './use-preload.ts';

function Preloading({ tournament, images }: { tournament: Tournament; images: ReadonlyMap<number, Image> }) {
  usePreload(tournament, images);
  return null;
}

/** Numbers of the images that were fetched, in any of their widths. */
const listFetched = (): Set<number> =>
  new Set(
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /preloaded-(\d+)/u.exec(name)?.[1] ?? [])
      .map(Number),
  );

test('TO-29: the images of the next three duels are fetched, and those of the shown one are left to it', async () => {
  performance.clearResourceTimings();
  const images = Array.from({ length: 16 }, (_, index) =>
    makeImage({ path_image: `/images/preloaded-${index}/full.webp` }),
  );
  const ids = images.map(({ id }) => id);
  const tournament = createTournament(ids, 1);
  if (tournament === null) throw new Error('No tournament');
  const drawn = tournament.rounds[0]?.map((duel) => duel.map((id) => ids.indexOf(id))) ?? [];
  const props = { images: new Map(images.map((image) => [image.id, image])) };

  const { unmount } = await mount(<Preloading tournament={tournament} {...props} />);
  await expect.poll(listFetched).toEqual(new Set(drawn.slice(1, 4).flat()));
  await unmount();

  const played = next(pick(tournament, tournament.rounds[0]?.[0]?.[0] ?? 0));
  await mount(<Preloading tournament={played} {...props} />);
  await expect.poll(listFetched).toEqual(new Set(drawn.slice(1, 5).flat()));
});
