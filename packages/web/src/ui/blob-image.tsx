import { useCallback } from 'react';

/** Shows a local file. Its object URL is revoked when the element unmounts. */
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
