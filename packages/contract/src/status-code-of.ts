/** The status of an error: its own, or that of the response it holds, else 500 (ERR-04). */
export function statusCodeOf(error: unknown): number {
  const { statusCode, status, response } = fieldsOf(error)
  return [statusCode, status, fieldsOf(response).status].find(isStatusCode) ?? 500
}

function fieldsOf(value: unknown): { readonly statusCode?: unknown; readonly status?: unknown; readonly response?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}

function isStatusCode(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599
}
