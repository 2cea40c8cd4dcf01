import { type RefObject, useEffect, useEffectEvent } from 'react'

const edge = 100

type Point = { x: number; y: number }

/** What goes on at a point of the window when it is scrolled: a dialog longer than the window, or the page. */
function scrollerAt({ x, y }: Point): Element | Window {
  let element = document.elementFromPoint(x, y)
  while (element && element !== document.body) {
    const isLonger = element.scrollHeight > element.clientHeight
    if (isLonger && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
    element = element.parentElement
  }
  return window
}

/** While something is dragged, what is below the pointer goes on at the edges of the window. */
export function useEdgeRoll(isDragging: boolean, pointer: RefObject<Point>, onRoll: () => void) {
  const rolled = useEffectEvent(onRoll)
  useEffect(() => {
    if (!isDragging) return
    let frame = 0
    const roll = () => {
      const { y } = pointer.current
      const by = y < edge ? y - edge : y > window.innerHeight - edge ? y - window.innerHeight + edge : 0
      if (by) {
        scrollerAt(pointer.current).scrollBy(0, by / 5)
        rolled()
      }
      frame = requestAnimationFrame(roll)
    }
    frame = requestAnimationFrame(roll)
    return () => cancelAnimationFrame(frame)
  }, [isDragging, pointer])
}
