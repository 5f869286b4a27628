// Paths of the API documentation, for people and for programs. Separate from
// endpoints.ts, so that a link to it adds nothing to the first page load.
export const API_DOCS = { page: '/api/docs', description: '/api/openapi.json' } as const;
