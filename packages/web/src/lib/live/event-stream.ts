export type StreamEvent = { id: string; event: string; data: string }

function parseBlock(block: string): StreamEvent | null {
  const fields: Record<string, string> = { event: 'message' }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'data') data.push(value)
    else if (name) fields[name] = value
  }
  if (!data.length) return null
  return { id: fields['id'] ?? '', event: fields['event'] ?? 'message', data: data.join('\n') }
}

/** Cuts a text that arrives piece by piece into server-sent events. */
export function eventParser(onEvent: (event: StreamEvent) => void) {
  let rest = ''
  return (text: string) => {
    // NOTE: a line may end in CR LF, and the two may arrive in different pieces.
    const blocks = (rest + text).replace(/\r\n/g, '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) onEvent(event)
    }
  }
}

type StreamOptions = {
  address: string
  headers: Record<string, string>
  signal: AbortSignal
  /** How long silence may last before the connection counts as cut. */
  silenceMs: number
  onOpen: () => void
  onEvent: (event: StreamEvent) => void
}

/** Reads server-sent events by fetch, which unlike EventSource can send a header; ends when the stream does. */
export async function readEvents({ address, headers, signal, silenceMs, onOpen, onEvent }: StreamOptions) {
  const silence = new AbortController()
  const cut = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: cut,
    })
    if (!response.ok || !response.body) return response.status
    onOpen()
    const parse = eventParser(onEvent)
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      parse(decoder.decode(piece.value, { stream: true }))
    }
    return response.status
  } finally {
    clearTimeout(timer)
  }
}
