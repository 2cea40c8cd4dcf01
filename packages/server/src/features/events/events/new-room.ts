import { randomBytes } from 'node:crypto'

/** The name of the room of a webinar. NOTE: unguessable, as whoever knows it may come in. */
export const newRoom = () => randomBytes(16).toString('hex')
