import { useState } from 'react'
import styles from './avatar.module.css'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => word.at(0) ?? [])
    .filter((_, place, all) => place === 0 || place === all.length - 1)
    .join('')
    .toUpperCase()

function Nobody() {
  return (
    <svg viewBox="0 0 40 40" className={styles['nobody']}>
      <circle cx="20" cy="15" r="7" />
      <path d="M6 40a14 14 0 0 1 28 0Z" />
    </svg>
  )
}

type AvatarProps = { name: string; src: string | null; size?: number }

/** A person's photo; their initials where there is none, the default image where it is broken. */
export function Avatar({ name, src, size = 38 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = { width: size, height: size, fontSize: size * 0.4 }
  return (
    <span className={styles['avatar']} style={style} aria-hidden="true">
      {!src && initials(name)}
      {src && src === broken && <Nobody />}
      {src && src !== broken && (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      )}
    </span>
  )
}
