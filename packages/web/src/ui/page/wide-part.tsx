import { type ReactNode, useState } from 'react'
import styles from './wide-part.module.css'

/** Room for what may be wider than the screen: a shade says on which side it goes on, and the keys move it, too. */
export function WidePart({ label, children }: { label: string; children: ReactNode }) {
  const [isCut, setCut] = useState(false)
  const watch = (part: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setCut(part.scrollWidth > part.clientWidth))
    for (const one of [part, ...part.children]) observer.observe(one)
    return () => observer.disconnect()
  }
  return (
    <div
      ref={watch}
      className={styles['part']}
      // NOTE: a group, as the part of the screen around it is often a landmark of the same name.
      {...(isCut && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </div>
  )
}
