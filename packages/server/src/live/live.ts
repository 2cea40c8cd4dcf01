import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { liveStream } from '@oktant/contract/kit/constants.ts'
import { type LiveEvent, liveEvents } from '@oktant/contract/organisation/shell.ts'
import { fail } from '../http/fail.ts'
import type { Db } from '../db/engine/db.ts'
import { type Notice, notify } from '../db/engine/notify.ts'

type Said = { number: number; userIds: readonly number[]; event: LiveEvent }
type Reader = { id: number; sessionId: number }
type Stream = { reader: Reader; pipe: PassThrough }

const mostRemembered = 1000
const mostUnread = 64_000

export type Live = ReturnType<typeof makeLive>

/** Says after the commit, to people wherever they are connected, that something of theirs became stale. */
export async function say(db: Db, userIds: readonly number[], event: LiveEvent) {
  await notify(db, { about: 'live', userIds: [...userIds], event })
}

/**
 * The open streams of this process. Events name what is stale and carry nothing, so whoever comes back with a number
 * that is not remembered here is told that everything is: nothing can be missed.
 */
export function makeLive() {
  const series = randomBytes(6).toString('hex')
  const streams = new Set<Stream>()
  let remembered: Said[] = []
  let number = 0
  const heart = setInterval(
    () => streams.forEach(({ pipe }) => send(pipe, ': still here\n\n')),
    liveStream.heartbeatSeconds * 1000,
  )
  heart.unref()

  const written = (event: LiveEvent, at = number) => `id: ${series}.${at}\nevent: ${event}\ndata: {}\n\n`

  /** A reader who does not keep up is let go; coming back costs less than remembering for them. */
  function send(pipe: PassThrough, text: string) {
    if (pipe.writableLength > mostUnread) pipe.destroy()
    else pipe.write(text)
  }

  function missedSince({ id }: Reader, lastEventId: string): string {
    const [from, at] = lastEventId.split('.')
    const since = Number(at)
    const oldest = remembered[0]?.number ?? number + 1
    const isKnown = from === series && Number.isInteger(since) && since >= oldest - 1 && since <= number
    if (!isKnown) return everything()
    const missed = remembered.filter((said) => said.number > since && said.userIds.includes(id))
    return missed.map((said) => written(said.event, said.number)).join('')
  }

  const everything = () => liveEvents.map((event) => written(event)).join('')

  function tell(userIds: readonly number[], event: LiveEvent) {
    number += 1
    remembered.push({ number, userIds, event })
    if (remembered.length > mostRemembered) remembered = remembered.slice(-mostRemembered / 2)
    for (const { reader, pipe } of streams) if (userIds.includes(reader.id)) send(pipe, written(event))
  }

  function endSessions(sessionIds: readonly number[]) {
    for (const { reader, pipe } of streams) {
      if (sessionIds.includes(reader.sessionId)) pipe.end(written('session'))
    }
  }

  function resync() {
    remembered = []
    number += 1
    for (const { pipe } of streams) send(pipe, everything())
  }

  const countOf = (sessionId: number) =>
    [...streams].filter(({ reader }) => reader.sessionId === sessionId).length

  return {
    /** NOTE: the newest is refused, not the oldest ended: that one would come back, and so on for ever. */
    open(reader: Reader, lastEventId: string | null): PassThrough {
      if (countOf(reader.sessionId) >= liveStream.mostOfSession) throw fail('too_many_streams')
      const pipe = new PassThrough()
      const stream = { reader, pipe }
      streams.add(stream)
      // NOTE: what came between the first look at the bell and now is told by the first event.
      pipe.on('close', () => streams.delete(stream))
      pipe.write(
        `id: ${series}.${number}\nretry: 2000\n\n${lastEventId === null ? written('notifications') : missedSince(reader, lastEventId)}`,
      )
      return pipe
    },
    hear(notice: Notice) {
      if (notice.about === 'live') tell(notice.userIds, notice.event)
      if (notice.about === 'session') endSessions(notice.sessionIds)
      if (notice.about === 'user') tell(notice.userIds, 'session')
      if (notice.about === 'missed') resync()
    },
    count: () => streams.size,
    close() {
      clearInterval(heart)
      for (const { pipe } of streams) pipe.end()
    },
  }
}
