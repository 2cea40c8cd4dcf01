import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBrought } from '../../../../../lib/records/way-back.ts'
import { component } from '../../../components/components.queries.ts'
import type { Builder } from '../use-builder.ts'

/** What its author made on a screen of its own becomes a part once they are back. */
export function useBroughtPart(builder: Builder, onAdded: (key: number) => void) {
  const { componentId, list, forget } = useBrought()
  const { data } = useQuery({ ...component(componentId ?? 0), enabled: componentId !== null })
  const taken = useRef<number>(null)
  const take = useEffectEvent(({ id, title, categoryId, minutes }: NonNullable<typeof data>) => {
    if (taken.current === id) return
    taken.current = id
    const shown = { title, categoryId, containerTypeId: null, minutes, isMissing: false }
    onAdded(builder.add({ list }, { componentId: id, nestedId: null }, shown))
    forget()
  })
  useEffect(() => {
    if (data) take(data)
  }, [data])
}
