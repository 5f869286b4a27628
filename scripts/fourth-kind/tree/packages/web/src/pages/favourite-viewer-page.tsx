import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { parseId } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { contentQuery } from '../queries/content.ts';
import { Picture } from '../ui/picture.tsx';

export function Component() {
  const id = parseId(useParams()['id']);
  const { data } = useQuery(contentQuery('favourite', id ?? 0));
  useDocumentTitle(data?.name);
  return (
    <main>
      <h1>{data?.name}</h1>
      {data?.images.map((image) => (
        <Picture key={image.id} image={image} alt={image.name} sizes="200px" />
      ))}
    </main>
  );
}
