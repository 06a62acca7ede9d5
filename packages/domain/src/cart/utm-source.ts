/** Where a visit came from: letters, digits, dots, underscores and hyphens; anything else is not kept (COOK-06). */
export const UTM_SOURCE = /^[A-Za-z0-9._-]{1,100}$/
