import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { createContent } from '../api/content.ts';
import { albumQuery } from '../queries/album.ts';
import { Button } from '../ui/button.tsx';

export function Component() {
  const [params] = useSearchParams();
  const { data: album } = useQuery(albumQuery(Number(params.get('album'))));
  if (album === undefined) return null;
  const images = album.images.map(({ id }) => id);
  const save = () =>
    createContent('favourite', { name: album.name, id_album: album.id, images }, crypto.randomUUID());
  return (
    <main>
      <h1>Favoris</h1>
      <Button onClick={() => void save()}>Sauvegarder</Button>
    </main>
  );
}
