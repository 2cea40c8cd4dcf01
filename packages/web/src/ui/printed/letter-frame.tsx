import { useState, type SyntheticEvent } from 'react'
import styles from './letter-frame.module.css'

/** A letter as it arrives, in its whole length. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState<number>()
  const fit = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const letter = currentTarget.contentDocument
    setHeight(letter?.documentElement.scrollHeight)
    // NOTE: what a link leads to would open inside the frame, where it can do nothing.
    letter?.addEventListener('click', (event) => event.preventDefault())
  }
  return (
    // NOTE: without allow-scripts nothing in it runs or is sent, whatever the letter holds. With a foreign origin
    // besides, browsers leave the frame empty in print, and do not tell how long it is.
    <iframe
      className={styles['frame']}
      sandbox="allow-same-origin"
      srcDoc={html}
      title={title}
      style={{ height }}
      onLoad={fit}
    />
  )
}
