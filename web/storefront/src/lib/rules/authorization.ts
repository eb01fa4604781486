export interface Caller {
  loggedIn: boolean;
  /** The call insists on the header, because no cookie reaches its server. */
  forced: boolean;
  /** The call must go out without any header. */
  noAuth: boolean;
  /** Shared by all guests; opens nothing but what any guest may see. */
  guestToken: string;
  userToken: string;
}

/**
 * The Authorization header of a call, or null for none. Somebody signed in is known by the cookie, so the header
 * carries their token only when forced.
 */
export function authorizationHeader({ loggedIn, forced, noAuth, guestToken, userToken }: Caller): string | null {
  if (noAuth) return null;
  if (!loggedIn) return `Bearer ${guestToken}`;
  return forced ? `Bearer ${userToken}` : null;
}
