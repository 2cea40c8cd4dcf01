import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type Arrived = { from: string; to: string[]; mail: Email; raw: string }

/** A real mail server on loopback that keeps what arrives; `refuse` says what it answers instead of accepting. */
export async function mailServer() {
  const arrived: Arrived[] = []
  const behaviour: { refuse: number | null } = { refuse: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => {
      if (!behaviour.refuse) return done()
      done(Object.assign(new Error('refused for a test'), { responseCode: behaviour.refuse }))
    },
    onData: (stream, { envelope }, done) => {
      text(stream)
        .then(async (raw) => {
          arrived.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(raw),
            raw,
          })
          done()
        })
        .catch(done)
    },
  })
  // NOTE: a connection that breaks off is told here, and what nobody listens to would end the process.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, arrived, behaviour }
}
