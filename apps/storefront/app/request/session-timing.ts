/** Value of `Server-Timing` by which an answer says that its request came with a session; see `mayHaveSession`. */
export const SESSION_TIMING = 'session'
