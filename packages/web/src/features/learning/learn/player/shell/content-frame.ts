import { sandbox } from './messages.ts'

const blank = 'about:blank'
const blankWithin = 1500

/** The frame of the content. Each item has a frame of its own, so that none of them is in the browser’s way back. */
export function makeContentFrame(onEscape: () => void) {
  let frame: HTMLIFrameElement | undefined

  function heed() {
    try {
      frame?.contentWindow?.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') onEscape()
      })
    } catch {
      // NOTE: content that stands on another host hears its own keys.
    }
  }

  function show(url: string, title: string, onLoad: () => void) {
    frame = document.createElement('iframe')
    frame.title = title
    frame.setAttribute('sandbox', sandbox)
    frame.allow = 'fullscreen; autoplay'
    Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' })
    frame.addEventListener('load', () => {
      heed()
      onLoad()
    })
    frame.src = url
    document.body.append(frame)
  }

  /** NOTE: by a page that is empty, as some packages say their last words only where they are navigated away. */
  async function unload() {
    const old = frame
    frame = undefined
    if (!old) return
    const isEmpty = new Promise((settle) => {
      old.addEventListener('load', settle, { once: true })
      setTimeout(settle, blankWithin)
    })
    old.contentWindow?.location.replace(blank)
    await isEmpty
    old.remove()
  }

  return { show, unload }
}
