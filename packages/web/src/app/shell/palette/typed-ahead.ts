import { useEffect, useRef } from 'react'

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

/**
 * Keeps what somebody types between asking for a part and its field being there: the part may still be on its way, and
 * the focus comes to the field a moment after it.
 */
export function useTypedAhead() {
  const stop = useRef<() => string>(() => '')
  // NOTE: whoever leaves meanwhile types elsewhere.
  useEffect(() => () => void stop.current(), [])
  return {
    begin() {
      // NOTE: whoever asks twice has not changed their mind about what they typed.
      let typed = stop.current()
      const keep = (event: KeyboardEvent) => {
        if (event.key === 'Escape') return void stop.current()
        if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('')
        else if (isLetter(event)) typed += event.key
        else return
        event.preventDefault()
        event.stopPropagation()
      }
      addEventListener('keydown', keep, true)
      stop.current = () => {
        removeEventListener('keydown', keep, true)
        stop.current = () => ''
        return typed
      }
    },
    /** What was typed, for the field that takes the keys from now on. */
    end: () => stop.current(),
  }
}
