// Where the API is described, below its own address: for people, and for programs.
export const API_DOCS = { page: '/docs', description: '/openapi.json' } as const;
