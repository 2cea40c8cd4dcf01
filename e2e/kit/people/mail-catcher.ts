import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that keeps every letter as a file: `<when>-<number>-<to whom>.eml`. */
export async function collectMail(folder: string) {
  await mkdir(folder, { recursive: true })
  let number = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => encodeURIComponent(address)).join(',')
      const name = join(folder, `${Date.now()}-${String(number++).padStart(6, '0')}-${to}`)
      buffer(stream)
        .then((letter) => writeFile(`${name}.part`, letter))
        .then(() => rename(`${name}.part`, `${name}.eml`))
        .then(() => done(), done)
    },
  })
  // NOTE: a connection that breaks off is told here, and what nobody listens to would end the process.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // NOTE: a server that listens on a port answers its address as an object.
  const { port } = server.server.address() as AddressInfo
  return {
    folder,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
