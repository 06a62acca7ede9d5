/** Name of the cookie that carries the session's token (COOK-01); only the middleware reads what is in it. */
export const SESSION_COOKIE = 'vsf-commercetools-token'
