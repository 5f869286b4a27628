// Names and texts as long as people make them: what is drawn around them must hold them.
export const LONG = {
  album: 'Les plus belles cascades, de la plus haute à la plus large',
  content: 'La coupe des cascades et de leurs anticonstitutionnels torrents',
  /** Of the first image of the samples. */
  image: 'Chute de la Grande-Brume',
} as const;

const FIRST_IMAGE = {
  name: LONG.image,
  description: 'Au bout du sentier, là où le bruit couvre les voix. On y va à pied, et on en revient trempé.',
  url: 'https://example.org/voyages/carnet/une-tres-longue-adresse/qui-ne-tient-pas-sur-une-ligne',
};

/** The same, its first image with long texts wherever it stands. */
export function withLongTexts<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_key, value) =>
    value?.id === 101 && 'path_image' in value ? { ...value, ...FIRST_IMAGE } : value,
  );
}
