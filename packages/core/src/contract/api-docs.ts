// Where the API is described: for people, and for programs. Whole, and apart from endpoints.ts, so that the link to it adds nothing to the first view.
export const API_DOCS = { page: '/api/docs', description: '/api/openapi.json' } as const;
