// Names and texts of realistic maximum length: layouts must hold them.
export const LONG = {
  album: 'Les plus belles cascades, de la plus haute à la plus large',
  content: 'La coupe des cascades et de leurs anticonstitutionnels torrents',
  /** Name of the first sample image. */
  image: 'Chute de la Grande-Brume',
} as const;

const FIRST_IMAGE = {
  name: LONG.image,
  description: 'Au bout du sentier, là où le bruit couvre les voix. On y va à pied, et on en revient trempé.',
  url: 'https://example.org/voyages/carnet/une-tres-longue-adresse/qui-ne-tient-pas-sur-une-ligne',
};

/** Returns the same content with long texts on every occurrence of its first image. */
export function withLongTexts<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_key, value) =>
    value?.id === 101 && 'path_image' in value ? { ...value, ...FIRST_IMAGE } : value,
  );
}
