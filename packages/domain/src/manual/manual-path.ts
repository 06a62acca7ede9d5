/** Path of the manual that the shop makes of a variant, in the language of the host; what `manualUrl` says of it (PDP-23). */
export function manualPathOf(sku: string): string {
  return `/manual/${sku.toLowerCase()}.pdf`
}
