import { useCallback } from 'react';

/** Shows a file that is not on the server. Its object address lives as long as the element. */
export function BlobImage({ blob, alt = '' }: { blob: Blob; alt?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} decoding="async" />;
}
