/**
 * What became of a commit. `superseded`: a later launch has taken over. `expired`: whoever sent it must sign in again.
 * `refused`: the server will not take it as it is. A server that cannot be reached throws instead.
 */
export type Receipt =
  | { kind: 'saved'; at: string }
  | { kind: 'superseded' }
  | { kind: 'expired' }
  | { kind: 'refused'; code: string }

/** With `keepalive` the request outlives its page. */
export type Transport = (request: { body: string; keepalive: boolean }) => Promise<Receipt>

/** Has the server done with it what it will ever do? */
export const isSettled = ({ kind }: Receipt) => kind === 'saved' || kind === 'superseded'
