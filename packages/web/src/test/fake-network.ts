import type { FakeServer } from './fake-server.ts'

const parse = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

/** Leads `fetch` to the fake server, which is there for whoever asks no more; the live stream stays open and silent. */
export const fetchFrom =
  (server: FakeServer) =>
  async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/client/live')) return new Promise<Response>(() => {})
    if (address === 'healthz') return new Response()
    const { method = 'GET', headers, body, signal } = init
    const { status, body: answer } = await server.handle(method, address, new Headers(headers), parse(body))
    signal?.throwIfAborted()
    return Response.json(answer, { status })
  }

/** Leads uploads to the fake server, and tells of their progress like a browser does. */
export const uploadsTo = (server: FakeServer) =>
  class {
    upload: { onprogress?: (event: object) => void } = {}
    onload?: () => void
    onerror?: () => void
    status = 0
    responseText = ''
    #method = 'POST'
    #address = ''
    #headers = new Headers()

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    send(body: unknown) {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      server.handle(this.#method, this.#address, this.#headers, body).then(
        ({ status, body: answer }) => {
          this.status = status
          this.responseText = JSON.stringify(answer)
          this.onload?.()
        },
        () => this.onerror?.(),
      )
    }
    abort() {}
  }
