import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { Patience } from '../../../src/http/guard/slow-clients.ts'
import { testServer } from '../server.ts'

const dribbleEveryMs = 40

/** A server that listens, with this patience, and clients on real sockets who try it. */
export async function slowClientsServer(patience: Patience) {
  const { kit, make } = await testServer()
  const app = await buildApp(kit, undefined, { slowestLoopMs: 0, ...patience })
  afterAll(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  // NOTE: a server that listens on a port answers its address as an object.
  const { port } = app.server.address() as AddressInfo
  const { token } = await make.user()

  /** Sends the beginning, then a letter now and then; says when the connection ended and what was heard. */
  async function dribble(beginning: string) {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    socket.on('error', () => {})
    await once(socket, 'connect')
    const began = performance.now()
    const ended = once(socket, 'close')
    socket.write(beginning)
    const drops = setInterval(() => socket.writable && socket.write('y'), dribbleEveryMs)
    await ended
    clearInterval(drops)
    return { afterMs: performance.now() - began, said }
  }

  return {
    dribbleHeaders: () => dribble('POST /rest/admin/auth/login HTTP/1.1\r\nhost: x\r\nx-slow: '),
    dribbleBody: () =>
      dribble(
        'POST /rest/admin/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n"',
      ),
    async listenFor(ms: number) {
      const stop = new AbortController()
      const headers = { authorization: `Bearer ${token}` }
      const url = `http://127.0.0.1:${port}/rest/client/live`
      const { body } = await fetch(url, { headers, signal: stop.signal })
      const ended = (async () => {
        for await (const _ of body ?? []) continue
        return 'ended'
      })().catch(() => 'cut')
      const found = await Promise.race([ended, pause(ms, 'still open')])
      stop.abort()
      return found
    },
    async sayAndHear(text: string) {
      const socket = connect(port, '127.0.0.1')
      let said = ''
      socket.on('data', (chunk) => (said += String(chunk)))
      socket.on('error', () => {})
      socket.write(text)
      await once(socket, 'close')
      return said
    },
  }
}
