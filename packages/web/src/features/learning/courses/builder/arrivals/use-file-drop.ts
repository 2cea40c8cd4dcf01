import { type DragEvent, useState } from 'react'
import type { OrderPlace } from '../../../../../ui/order/order.rules.ts'
import { placeUnder } from '../../../../../ui/order/use-drag.ts'
import { type Dropped, droppedIn } from './dropped.ts'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
const placeOf = ({ clientX, clientY }: DragEvent) => placeUnder(clientX, clientY)

/** Where files that somebody drags over a part of the page would come to stand, and what becomes of them there. */
export function useFileDrop(onDrop: (dropped: Dropped[], at: OrderPlace | null) => unknown) {
  const [over, setOver] = useState<{ at: OrderPlace | null } | null>(null)
  return {
    over,
    area: {
      onDragOver(event: DragEvent) {
        if (!bringsFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        const at = placeOf(event)
        const isSame = over && over.at?.list === at?.list && over.at?.index === at?.index
        if (!isSame) setOver({ at })
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(null)
      },
      onDrop(event: DragEvent) {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(null)
        const at = placeOf(event)
        void droppedIn(event.dataTransfer).then((dropped) => onDrop(dropped, at))
      },
    },
  }
}
