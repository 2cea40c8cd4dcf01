import { useEffect, useRef, useState } from 'react'
import styles from './bring-in.module.css'

const types = { iVBOR: 'png', '/9j/': 'jpeg', R0lGOD: 'gif', UklGR: 'webp' } as const
const isBase64 = /^[A-Za-z0-9+/=\s]+$/

/** The picture that a file writes between two of its bytes; nothing where that is something else. */
async function readPicture(file: File, { from, to }: { from: number; to: number }) {
  const signs = (await file.slice(from, to).text()).trim()
  const [, type] = Object.entries(types).find(([beginning]) => signs.startsWith(beginning)) ?? []
  return type && isBase64.test(signs) ? `data:image/${type};base64,${signs}` : null
}

/** A small look at a picture that would come in, from the file itself and only where somebody sees it. */
export function FileThumb({ file, at: { from, to } }: { file: File; at: { from: number; to: number } }) {
  const place = useRef<HTMLSpanElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    let isGone = false
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void readPicture(file, { from, to }).then((found) => isGone || setAddress(found))
    })
    observer.observe(place.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [file, from, to])
  return (
    <span ref={place} className={styles['thumb']}>
      {address && <img src={address} alt="" />}
    </span>
  )
}
