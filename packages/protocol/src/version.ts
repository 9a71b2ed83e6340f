/** Raised when an old client could no longer understand. */
export const PROTOCOL = 2;
/** A message larger than this closes the connection. */
export const MAX_MESSAGE = 16_384;
