// The fields that every kind of content is saved with besides its images: name, description, visibility.

export type Details = { readonly name: string; readonly description: string; readonly private: boolean };

/** Reads the details of a saved content or of a draft. */
export function toDetails(source: { name: string; description: string | null; private: boolean }): Details {
  return { name: source.name, description: source.description ?? '', private: source.private };
}

export function isSameDetails(a: Details, b: Details): boolean {
  return a.name === b.name && a.description === b.description && a.private === b.private;
}

/** Converts the details to the fields of a save request. */
export function toSavedDetails(details: Details): {
  name: string;
  description: string | null;
  private: boolean;
} {
  const description = details.description.trim();
  return {
    name: details.name.trim(),
    description: description === '' ? null : description,
    private: details.private,
  };
}
