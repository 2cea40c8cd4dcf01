import { useState } from 'react'

/** Which objectives are open: those one has opened, and those in which something is missing. */
export function useOpened(first: readonly number[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(first))
  const set = (id: number, isOpen: boolean) =>
    setIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)))
  return {
    of: (id: number) => ({ isOpen: ids.has(id), onOpen: (isOpen: boolean) => set(id, isOpen) }),
    open: (...those: number[]) => setIds((before) => new Set([...before, ...those])),
  }
}

export type Opened = ReturnType<typeof useOpened>
