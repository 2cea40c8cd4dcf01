import type { Clock } from './clock.ts'

/** A request that takes longer holds up no other. */
export const patience = 10_000
/** What browsers let requests that outlive their page hold, all together. */
export const keepaliveBytes = 64 * 1024

/** How many bytes a text is on the wire. */
export function bytesOf(text: string) {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

type Flight = { number: number; since: number; kept: number }

/** The requests under way. */
export function makeFlights(clock: Clock) {
  const flights = new Set<Flight>()
  const young = () => [...flights].filter(({ since }) => clock.now() - since < patience)
  const kept = () => [...flights].reduce((total, flight) => total + flight.kept, 0)
  return {
    isBusy: () => young().length > 0,
    /** Is this commit on its way, by a request that its page cannot take down with it? */
    isUnderWay: (number: number) => young().some((flight) => flight.number === number && flight.kept > 0),
    takeOff(number: number, body: string) {
      const bytes = bytesOf(body)
      const keepalive = kept() + bytes < keepaliveBytes
      const flight = { number, since: clock.now(), kept: keepalive ? bytes : 0 }
      flights.add(flight)
      return { keepalive, land: () => flights.delete(flight) }
    },
  }
}
