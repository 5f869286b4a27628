// In a file of its own, because pages without a choice of categories do not load it.

/** AL-13: categories that a form offers until the server's list has loaded. */
export const DEFAULT_CATEGORIES = [
  { name: 'Films', name_en: 'Movies' },
  { name: 'Animation', name_en: 'Animation' },
  { name: 'Manga', name_en: 'Manga' },
  { name: 'Jeux Vidéo', name_en: 'Video games' },
  { name: 'Musique', name_en: 'Music' },
  { name: 'Sport', name_en: 'Sports' },
  { name: 'Autres', name_en: 'Other' },
] as const;
