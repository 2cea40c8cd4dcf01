import { connect } from 'node:net'

export type Wire = { method: string; path: string; headers: Record<string, string>; body: Buffer }

export const cuts = ['at once', 'soon', 'at the answer'] as const
export type Cut = (typeof cuts)[number]

/** Sends one whole request and goes away before its answer is read: at once, a moment later, or as it arrives. */
export function sendAndGo(port: number, { method, path, headers, body }: Wire, cut: Cut): Promise<void> {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries({ ...headers, 'content-length': String(body.length) }).map((pair) => pair.join(': ')),
  ]
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const go = () => socket.destroy()
    socket.on('close', () => resolve())
    socket.on('error', go)
    socket.on('data', go)
    socket.on('connect', () => {
      socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]), () => {
        if (cut === 'at once') go()
        if (cut === 'soon') setTimeout(go, Math.random() * 12)
      })
    })
  })
}

/** The same request once more, this time to the end. */
export async function sendAgain(port: number, { method, path, headers, body }: Wire) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body.length && { body: new Uint8Array(body) }),
  })
  return { status: response.status, text: await response.text() }
}
