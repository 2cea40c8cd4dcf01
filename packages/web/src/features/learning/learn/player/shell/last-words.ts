import type { KeptAct, LastWordsTo } from './messages.ts'

/** NOTE: above whatever the application numbers, as they hold everything that this launch has said. */
const firstNumber = 1_000_000_000
export const lastWordsPath = '/player/last-words'

type Sender = (url: string, body: string) => unknown

/**
 * What a package says while its tab is being closed: the page of the application is gone by then, so the shell itself sends
 * all that the launch has said. A page that may come back is none of its concern.
 */
export function makeLastWords(to: LastWordsTo | null, send: Sender) {
  const values: Record<string, string> = {}
  let time = 0
  let hasFinished = false
  let number = firstNumber
  let isClosing = false
  let isPlanned = false

  function tell() {
    isPlanned = false
    if (!to) return
    number += 1
    const { id, session, token } = to
    send(`${lastWordsPath}/${id}`, JSON.stringify({ token, session, number, values, time, hasFinished }))
  }

  /** NOTE: once for each listener of the package, as no timer runs any more. */
  function plan() {
    if (!isClosing || isPlanned) return
    isPlanned = true
    queueMicrotask(tell)
  }

  return {
    keep(kept: KeptAct) {
      if (kept.act === 'put') values[kept.element] = kept.value
      else if (kept.act === 'spend') time = kept.time
      else if (kept.act !== 'commit') hasFinished = kept.act === 'finish'
      plan()
    },
    close: () => (isClosing = true),
  }
}
