/** What a program may do; `manage_` includes `view_`. */
export const API_SCOPES = [
  'view_published_products',
  'view_products',
  'manage_products',
  'view_categories',
  'manage_project',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** Whether a text names a scope. */
export function isApiScope(value: string): value is ApiScope {
  return (API_SCOPES as readonly string[]).includes(value)
}
